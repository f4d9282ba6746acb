import { kinds } from './kinds.ts';
import type { Mutation } from './mutation.ts';
import { noticers, type Verdict } from './verdict.ts';

/** A mistake and what became of it. */
export type Judged = { mutation: Mutation; verdict: Verdict };

const columns = [...noticers, 'nobody'];
const fewMessages = 3;

/** The table: a row per kind, who noticed first, and how many in a hundred. */
export function printTally(judged: readonly Judged[]): string {
  const rows = kinds.map(({ name, byChecksAlone }) => {
    const ofKind = judged.filter(({ mutation }) => mutation.kind === name);
    return [byChecksAlone ? `${name} *` : name, ...counts(ofKind)];
  });
  const table = [['kind', 'made', ...columns, 'few', 'line'], ...rows, ['all', ...counts(judged)]];
  const widths = table[0]?.map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths?.[column] ?? 0, column > 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function counts(judged: readonly Judged[]): string[] {
  const by = (column: string) => judged.filter(({ verdict }) => verdict.by === column).length;
  const { few, named } = sharesOf(judged);
  return [String(judged.length), ...columns.map((column) => String(by(column))), few, named].map(
    String,
  );
}

/** How many of a hundred that were noticed brought few messages, and how many one at the edited line. */
export function sharesOf(judged: readonly Judged[]): { few: number; named: number } {
  const noticed = judged.flatMap(({ verdict }) => (verdict.by === 'nobody' ? [] : [verdict]));
  const share = (count: number) => Math.round((1000 * count) / Math.max(1, noticed.length)) / 10;
  return {
    few: share(noticed.filter(({ messages }) => messages <= fewMessages).length),
    named: share(noticed.filter(({ isNamed }) => isNamed).length),
  };
}

function pad(cell: string, width: number, isNumber: boolean): string {
  return isNumber ? cell.padStart(width) : cell.padEnd(width);
}
