import { kinds } from './kinds.ts';
import type { MistakeKind, Mutation } from './mutation.ts';
import { noticers, type Verdict } from './verdict.ts';

/** A mistake and its verdict. */
export type Judged = { mutation: Mutation; verdict: Verdict };

const columns = [...noticers, 'nobody'];
const fewMessages = 3;

/** The table: a row for each kind, with who noticed first, and percentages. */
export function printTally(judged: readonly Judged[]): string {
  const rows = kinds.map((kind) => {
    const ofKind = judged.filter(({ mutation }) => mutation.kind === kind.name);
    return [markedName(kind), ...counts(ofKind)];
  });
  const heading = ['kind', 'made', ...columns, 'noticed', 'alone', 'few', 'line'];
  const table = [heading, ...rows, ['all', ...counts(judged)]];
  const widths = heading.map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0, column > 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function markedName({ name, byChecksAlone, onlyByLock }: MistakeKind): string {
  return byChecksAlone ? `${name} *` : onlyByLock ? `${name} +` : name;
}

function counts(judged: readonly Judged[]): string[] {
  const by = (column: string) => judged.filter(({ verdict }) => verdict.by === column).length;
  const { noticed, alone, few, named } = sharesOf(judged);
  const shares = [noticed, alone, few, named].map((share) =>
    share === undefined ? '' : String(share),
  );
  return [String(judged.length), ...columns.map((column) => String(by(column))), ...shares];
}

/** Percentages of some mistakes. */
export type Shares = {
  /** How many were noticed. */
  noticed: number | undefined;
  /** Of those that can be proved: how many only a lock or a case noticed. */
  alone: number | undefined;
  /** Of those noticed: how many with few messages. */
  few: number | undefined;
  /** Of those noticed: how many with a message that leads to the edited line. */
  named: number | undefined;
};

/** How well some mistakes were noticed. */
export function sharesOf(judged: readonly Judged[]): Shares {
  const noticed = judged.flatMap(({ verdict }) => (verdict.by === 'nobody' ? [] : [verdict]));
  const provable = judged.filter(({ mutation }) => !mutation.onlyByLock);
  const alone = provable.filter(({ verdict }) => verdict.by !== 'check' && verdict.by !== 'nobody');
  return {
    noticed: share(noticed.length, judged.length),
    alone: share(alone.length, provable.length),
    few: share(
      noticed.filter(({ messages }) => messages.length <= fewMessages).length,
      noticed.length,
    ),
    named: share(noticed.filter(({ isNamed }) => isNamed).length, noticed.length),
  };
}

function share(count: number, of: number): number | undefined {
  return of === 0 ? undefined : Math.round((1000 * count) / of) / 10;
}

function pad(cell: string, width: number, isNumber: boolean): string {
  return isNumber ? cell.padStart(width) : cell.padEnd(width);
}
