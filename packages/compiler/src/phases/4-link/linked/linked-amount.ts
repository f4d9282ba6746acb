import type { Amount, RangeTable } from '@formpress/formula';
import type { Expression } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';

/** A named amount with the place where it is printed. */
export type LinkedAmount = {
  name: string;
  at: SourceRange;
  amount: Amount;
  from: string;
  /** Its tables by ranges: one, or one for every answer. */
  tables: LinkedTable[];
  /** It was not verified in a source. */
  isUnverified?: true;
  /** The agency's file rightly does not print it. */
  isNotPrinted?: true;
};

/** A table by ranges, and where its parts are written. */
export type LinkedTable = {
  /** The name of the amount; if the table is for one answer, followed by a dot and that answer. */
  id: string;
  table: RangeTable;
  rowsAt: SourceRange[];
  columnsAt: SourceRange[];
  cellsAt: SourceRange[][];
};

/** A lookup in a formula: the tables it can read, and what picks the row and the column. */
export type LinkedLookup = {
  /** The ids of the tables. */
  tables: string[];
  row: { is: Expression; at: SourceRange };
  column?: { is: Expression; at: SourceRange };
};
