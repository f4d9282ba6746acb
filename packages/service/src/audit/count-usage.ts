import type { AuditLine } from '@formpress/model';
import { readAuditLine } from './audit-line.ts';
import { AuditProblem } from './audit-problem.ts';
import { chainsIn, type FileLine, linesOf } from './read-audit-files.ts';

/** How many forms a key completed in a month. */
export type Usage = {
  month: string;
  key: string;
  route: string;
  form: string;
  mode: string;
  count: number;
};

/**
 * Counts the PDFs in audit files by month, key, form and mode. A line that is in several files is
 * counted once.
 */
export async function countUsage(names: string[]): Promise<Usage[]> {
  const rows = new Map<string, Usage>();
  for (const { files } of await chainsIn(names)) {
    let last = 0;
    for (const file of files) {
      for await (const at of linesOf(file)) {
        const line = readLine(at);
        if (!line || line.number <= last) continue;
        last = line.number;
        if (line.event === 'FILL' && line.outcome === 'OK') add(rows, line);
      }
    }
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Parses a line. A partial line is ignored: its PDF was never returned. */
function readLine({ file, place, text, isWhole }: FileLine): AuditLine | undefined {
  if (!isWhole) return undefined;
  const read = readAuditLine(text);
  if (read?.isIntact) return read.line;
  const what = read ? 'was changed' : 'is not an audit line';
  throw new AuditProblem(`${file}:${place} ${what}. Run formpress audit verify.`);
}

function add(rows: Map<string, Usage>, line: AuditLine): void {
  const { key = '', route = '', form = '', mode = '' } = line;
  const month = line.time.slice(0, 7);
  const name = JSON.stringify([month, key, form, mode, route]);
  const row = rows.get(name) ?? { month, key, route, form, mode, count: 0 };
  row.count += 1;
  rows.set(name, row);
}
