import type { TaxParameter, Texts } from '@formpress/model';

/** What stands in the fields of the PDF. A field that stays empty is absent. */
export type PdfValues = {
  texts: Record<string, string>;
  states: Record<string, string>;
  signatures: Record<string, { name: string; stamp: string }>;
  dates: Record<string, string>;
};

/** A form that was answered to its end. */
export type Completed = {
  /** The question sets, in the order they were passed. */
  path: string[];
  /** The name of the statement that is signed, and its text. */
  finish: string;
  statement: Texts;
  /** Everything answered, given or calculated, by question id. Blanks are absent. */
  values: Record<string, string>;
  taxParameters: { id: string; value: string; valueType: TaxParameter['type'] }[];
  pdf: PdfValues;
};
