import type { EngineRow } from '@formpress/model';
import { todo } from '../../../diagnostics/fixes/fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Valid } from '../../3-validate/authored/authored.ts';
import { unwritten } from '../../3-validate/explain/unwritten.ts';
import { checkDay } from '../foundation/check-day.ts';
import {
  childText,
  firstKeyPlace,
  itemsOf,
  mapOf,
  nodeAt,
  textNodeOf,
} from '../foundation/entries.ts';
import type { EngineFields, LinkedEngineRow } from '../linked/linked-engine-row.ts';

/** The rows of shared/engine-fields.yaml; undefined when there is no such file. */
export function linkEngineFields(
  file: Valid<unknown> | undefined,
  report: Report,
): EngineFields | undefined {
  if (!file) return undefined;
  return new Map(
    mapOf(file.root).entries.map(({ key, value }) => [key, linkEngineRows(value, report)]),
  );
}

/** Rows about one parameter, in the order of their first day. */
export function linkEngineRows(node: YamlNode, report: Report): LinkedEngineRow[] {
  const rows = itemsOf(node).filter((row) => checkDay(textNodeOf(nodeAt(row, 'from')), report));
  for (const row of rows) {
    const none = childText(row, 'none');
    if (none?.value === todo)
      report({ ...unwritten(none.at, 'why no engine reads it'), severity: 'error' });
  }
  return rows.map(linkRow).sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** The keys of a row in the order that clients get, and those whose values are codes. */
const keys = ['from', 'field', 'kind', 'unit', 'frequency', 'rounding', 'absent', 'none'];
const codes = new Set(['kind', 'unit', 'frequency', 'rounding', 'absent']);

function linkRow(row: YamlNode): LinkedEngineRow {
  const written = new Map(
    mapOf(row).entries.map(({ key, value }) => [key, textNodeOf(value).value]),
  );
  const entries = keys.flatMap((key) => {
    const text = written.get(key);
    return text === undefined ? [] : [[key, codes.has(key) ? asCode(text) : text]];
  });
  return { ...(Object.fromEntries(entries) as EngineRow), at: firstKeyPlace(row) };
}

/** payPeriod is PAY_PERIOD to clients. */
function asCode(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
