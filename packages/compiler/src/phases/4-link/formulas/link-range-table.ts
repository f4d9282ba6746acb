import type { Range } from '@formpress/formula';
import { suggest } from '../../../diagnostics/fixes/fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { beyondLimit } from '../../../limits/beyond-limit.ts';
import { limits } from '../../../limits/limits.ts';
import type { MapEntry, TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { childEntries, childItems, textNodeOf } from '../foundation/entries.ts';
import type { LinkedTable } from '../linked/linked-amount.ts';

/** Reads a table by ranges. Reports rows with more or fewer cells than there are columns. */
export function linkRangeTable(id: string, node: YamlNode, report: Report): LinkedTable {
  const columns = childItems(node, 'columns').map(textNodeOf);
  const rows = childEntries(node, 'rows').map((entry) => ({ entry, cells: cellsOf(entry) }));
  for (const { entry, cells } of rows) reportUneven(entry, cells.length, columns.length, report);
  const codes = childItems(node, 'codes').map((code) => textNodeOf(code).value);
  for (const cell of codes.length > 0 ? rows.flatMap(({ cells }) => cells) : [])
    reportUnknownCode(cell, codes, report);
  if (rows.flatMap(({ cells }) => cells).length > limits.cells.most)
    report(beyondLimit(limits.cells, node.at, 'Write a table for each answer, or fewer ranges.'));
  return {
    id,
    table: {
      rows: rows.map(({ entry }) => rangeOf(entry.key)),
      ...(columns.length > 0 ? { columns: columns.map(({ value }) => rangeOf(value)) } : {}),
      ...(codes.length > 0 ? { codes } : {}),
      cells: rows.map(({ cells }) => cells.map(({ value }) => value)),
    },
    rowsAt: rows.map(({ entry }) => entry.keyAt),
    columnsAt: columns.map(({ at }) => at),
    cellsAt: rows.map(({ cells }) => cells.map(({ at }) => at)),
  };
}

function cellsOf({ value }: MapEntry) {
  return (value.kind === 'list' ? value.items : [value]).map(textNodeOf);
}

function reportUnknownCode({ value, at }: TextNode, codes: string[], report: Report): void {
  if (codes.includes(value)) return;
  const { question, ...fixes } = suggest(value, codes, at);
  report({
    code: 'unknown-cell',
    severity: 'error',
    at,
    message: `The table has no code "${value}".${question}`,
    help: `Its codes are ${codes.join(', ')}.`,
    ...fixes,
  });
}

/** Reads a range such as "0 - 9999" or "90000 and over". */
function rangeOf(text: string): Range {
  const [least = '', most] = text.replace(' and over', '').split(' - ');
  return most === undefined ? { least } : { least, most };
}

function reportUneven(entry: MapEntry, cells: number, columns: number, report: Report): void {
  const wanted = Math.max(1, columns);
  if (cells === wanted) return;
  const has = columns === 0 ? 'no columns' : `${columns} columns`;
  report({
    code: 'uneven-table',
    severity: 'error',
    at: entry.keyAt,
    message: `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but the table has ${has}.`,
    help: `Give the row ${wanted === 1 ? 'one cell' : 'a cell for every column'}.`,
  });
}
