import type { FieldValues, TaxParameter, Texts } from '@formpress/model';
import type { Values } from './values.ts';

/** What stands in the fields of the PDF, by their names. A field that stays empty is absent. */
export type PdfValues = {
  texts: FieldValues;
  states: FieldValues;
  signatures: Map<string, { name: string; stamp: string }>;
  dates: Map<string, string>;
};

/** A form that was answered to its end. */
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
