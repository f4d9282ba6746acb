import type { FieldValues, TaxParameter, Texts } from '@formpress/model';
import type { Values } from './values.ts';

/** The values of the PDF's fields, by name. Empty fields are absent. */
export type PdfValues = {
  texts: FieldValues;
  states: FieldValues;
  signatures: Map<string, { name: string; stamp: string }>;
  dates: Map<string, string>;
};

/** A completed form. */
export type Completed = {
  /** The question sets, in the order they were passed. */
  path: string[];
  /** The name of the statement that is signed, and its text. */
  finish: string;
  statement: Texts;
  /** Everything answered, given or calculated, by question id or federal.<key>. */
  values: Values;
  taxParameters: { id: string; value: string; valueType: TaxParameter['type'] }[];
  pdf: PdfValues;
};
