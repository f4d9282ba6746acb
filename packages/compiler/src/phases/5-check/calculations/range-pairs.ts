import type { Range } from '@formpress/formula';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';

/** Two ranges of a table, one after the other, and where they are written. */
export type RangePair = {
  before: Range;
  after: Range;
  beforeAt: SourceRange;
  at: SourceRange;
  /** All rows of the table, or all its columns. */
  ranges: readonly Range[];
};

/** Neighbouring ranges of all tables by ranges that a form itself writes, rows and columns. */
export function rangePairs(form: LinkedForm): RangePair[] {
  return rangesOf(form).flatMap(({ ranges, places }) =>
    ranges.flatMap((after, index) => {
      const [before, beforeAt, at] = [ranges[index - 1], places[index - 1], places[index]];
      return before && beforeAt && at ? [{ before, after, beforeAt, at, ranges }] : [];
    }),
  );
}

/** The rows and the columns of all tables that a form itself writes. */
export function rangesOf({
  amounts,
  folder,
}: LinkedForm): { ranges: Range[]; places: SourceRange[] }[] {
  return [...amounts.values()]
    .filter(({ at }) => at.file.startsWith(`${folder}/`))
    .flatMap(({ tables }) =>
      tables.flatMap(({ table, rowsAt, columnsAt }) => [
        { ranges: table.rows, places: rowsAt },
        { ranges: table.columns ?? [], places: columnsAt },
      ]),
    );
}
