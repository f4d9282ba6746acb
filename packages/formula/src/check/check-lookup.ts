import type { Kind, Range, RangeTable } from '../foundation/names.ts';
import type { Node, NodeOf } from '../foundation/node.ts';
import { decimalPlaces, rational } from '../numbers/rational.ts';
import { print } from '../print/print.ts';
import { pick } from './check-amount.ts';
import type { Checking } from './checking.ts';
import { decimalsOf } from './decimals-of.ts';

/** Checks that lookup reads a table by ranges, with a number for its rows and one for its columns. */
export function checkLookup(node: NodeOf<'call'>, checking: Checking): Kind {
  const [table, row, column, ...others] = node.operands;
  if (table?.type !== 'amount' || !row || others.length > 0) {
    checking.report(
      node,
      'lookup takes a table, a number for its rows and, if it has columns, a number for them.',
      'Write lookup(@table, income) or lookup(@table, income, otherIncome).',
    );
    return 'number';
  }
  const picked = pick(table, checking) ?? [];
  const tables = picked.flatMap((amount) => ('byRange' in amount ? [amount.byRange] : []));
  if (tables.length < picked.length) {
    const message = `lookup needs a table by ranges, and "@${table.name}" is not one.`;
    checking.report(table, message);
    return 'number';
  }
  checking.lookups.push({ table, row, ...(column && { column }) });
  checkColumns(node, table, tables, checking);
  checkDecimals(
    row,
    'rows',
    tables.flatMap(({ rows }) => rows),
    checking,
  );
  if (column) {
    const columns = tables.flatMap((each) => each.columns ?? []);
    checkDecimals(column, 'columns', columns, checking);
  }
  return 'number';
}

function checkColumns(
  node: NodeOf<'call'>,
  table: NodeOf<'amount'>,
  tables: RangeTable[],
  checking: Checking,
): void {
  const row = node.operands[1];
  const withColumns = tables.filter(({ columns }) => columns).length;
  const given = node.operands[2];
  if (!row || withColumns === (given ? tables.length : 0)) return;
  const start = `lookup(${print(table)}, ${print(row)}`;
  if (given) {
    const message = `"@${table.name}" has rows only, so no number picks a column.`;
    checking.report(given, message, `Write ${start}).`);
  } else {
    const message = `"@${table.name}" has columns, and nothing says which one.`;
    checking.report(node, message, `Write ${start}, number).`);
  }
}

/** Checks that a number has no more decimals than the ranges: with cents, it may lie between two ranges of whole dollars. */
function checkDecimals(
  node: Node,
  which: 'rows' | 'columns',
  ranges: Range[],
  checking: Checking,
): void {
  const unit = decimalsOfRanges(ranges);
  const decimals = checking.problems.length === 0 ? decimalsOf(node, checking.names) : 0;
  if (ranges.length === 0 || decimals <= unit) return;
  const can = Number.isFinite(decimals) ? `${decimals} decimals` : 'any number of decimals';
  const has = unit === 0 ? 'are whole numbers' : `have ${unit} decimals`;
  checking.report(
    node,
    `This can have ${can}, but the ${which} of the table ${has}: it could lie between two of them.`,
    'Read a question without decimals, such as wholeDollars or one with round.',
  );
}

/** The decimals in which the ranges of a table are written. */
function decimalsOfRanges(ranges: Range[]): number {
  const ends = ranges.flatMap(({ least, most }) => (most === undefined ? [least] : [least, most]));
  return Math.max(0, ...ends.map((end) => decimalPlaces(rational(end))));
}
