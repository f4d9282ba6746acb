import type { Amount, Range } from '@formpress/formula';
import type { Expression, Part } from '@formpress/model';
import type { Box, PdfField } from '@formpress/pdf';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type { LinkedTable } from '../4-link/linked/linked-amount.ts';
import type { LinkedCase } from '../4-link/linked/linked-case.ts';
import type { OverflowPlaces, QuestionPlaces } from '../4-link/linked/linked-form.ts';
import type { ReadStatement } from '../4-link/linked/linked-statement.ts';

/** What proofs and locks need from the definitions besides the bundle: plain data, mostly places for messages. */
export type FormSource = {
  /** For example us/federal/W4101/2026.1.0. */
  folder: string;
  /** Its own folder and those of the forms it is based on. */
  folders: readonly string[];
  /** Where the form names the one that it is based on. */
  basedOnAt?: SourceRange;
  /** The form as a whole. */
  at: SourceRange;
  effectiveAt: SourceRange;
  questions: ReadonlyMap<string, QuestionSource>;
  /** Where each set says what comes next. */
  interview: ReadonlyMap<string, SourceRange>;
  withFederal?: ReadonlyMap<string, SourceRange>;
  statements: ReadonlyMap<string, SourceRange>;
  /** The statements that are read from the agency's file. */
  readStatements: ReadonlyMap<string, ReadStatement>;
  taxParameters: ReadonlyMap<string, SourceRange>;
  amounts: readonly AmountSource[];
  tables: readonly TableSource[];
  /** The numbers that pick rows and columns of tables by ranges. */
  picks: readonly PickSource[];
  rules: readonly RuleSource[];
  /** Where the form names each person field, such as employee.firstName. */
  peopleAt: ReadonlyMap<string, SourceRange>;
  /** The place of each person field's pattern. */
  peoplePatternsAt: ReadonlyMap<string, SourceRange>;
  pdf: PdfSource;
  cases: readonly LinkedCase[];
  /** What `formpress lock` wrote, by name of the file. */
  locks: ReadonlyMap<string, Uint8Array>;
};

/** A rule as written: a formula, when an answer is required, what comes next, a code. */
export type RuleSource = { name: string; says: string; is: string; at: SourceRange };

/** A question as written. */
export type QuestionSource = {
  at: SourceRange;
  places: QuestionPlaces;
  options: readonly { value: string; at: SourceRange }[];
  /** Whether it is declared to be printed nowhere. */
  printsNothing: boolean;
};

/** A named amount. */
type AmountSource = {
  name: string;
  at: SourceRange;
  amount: Amount;
  tables: readonly LinkedTable[];
};

/** A number that picks a row or a column of a table by ranges. */
export type PickSource = {
  /** The id of the table, such as multipleJobs.SINGLE. */
  table: string;
  picks: 'row' | 'column';
  is: Expression;
  at: SourceRange;
  ranges: readonly Range[];
  /** Where the first and the last range are written. */
  rangesAt: readonly SourceRange[];
};

/** A table in the notes of a set or of its questions, in English; the first row has the headings. */
export type TableSource = {
  set: string;
  /** Its number among the tables of its set, counted from 1. */
  number: number;
  at: SourceRange;
  rows: readonly (readonly { text: string; at: SourceRange }[])[];
};

/** The blank as supplied, and what pdf.yaml says about it. */
export type PdfSource = {
  blankAt: SourceRange;
  /** The fields of the blank itself, each with what is printed next to it. */
  fields: readonly PdfField[];
  /** Where new lines of `fields` belong. */
  fieldsAt: SourceRange;
  bindings: readonly BindingSource[];
  /** Signatures and dates by name. */
  sign: ReadonlyMap<string, SignSource>;
  /** Fields that the blank lacks and pdf.yaml adds. */
  added: ReadonlyMap<string, { page: number; box: Box }>;
};

/** Where a signature or a date is: in a field of the blank, by its full name, or in a box of a page. */
export type SignSource = {
  at: SourceRange;
  field?: string;
  page?: number;
  box?: Box;
};

/** What pdf.yaml says about one field. */
export type BindingSource = {
  /** The full name of the field, and the name that pdf.yaml uses. */
  field: string;
  written: string;
  at: SourceRange;
  /** What is printed in the field, in one line. */
  holds: string;
  /** The texts that can be printed in it. */
  prints: readonly PrintSource[];
};

/** A printed text: its parts, the questions it reads, and whether a text that is too wide is refused. */
export type PrintSource = {
  print: readonly Part[];
  reads: readonly string[];
  overflow?: 'refuse';
  overflowAt?: OverflowPlaces;
};
