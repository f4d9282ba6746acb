import { FieldValues } from '@formpress/model';

/** A name, and when it was signed. */
export type Signature = { name: string; stamp: string };

/** The values to print in a PDF, by full field name. */
export type FillValues = {
  texts: FieldValues;
  /** On-states of checkboxes and radios, values of lists. */
  states: FieldValues;
  signatures: ReadonlyMap<string, Signature>;
  dates: ReadonlyMap<string, string>;
};

/** Values as plain objects. */
export type PlainValues = {
  texts: Record<string, string>;
  states: Record<string, string>;
  signatures: Record<string, Signature>;
  dates: Record<string, string>;
};

/** Converts plain objects to values; missing groups are empty. */
export function valuesFrom(plain: Partial<PlainValues>): FillValues {
  return {
    texts: new FieldValues(Object.entries(plain.texts ?? {})),
    states: new FieldValues(Object.entries(plain.states ?? {})),
    signatures: new Map(Object.entries(plain.signatures ?? {})),
    dates: new Map(Object.entries(plain.dates ?? {})),
  };
}

/** Unsigned with masked numbers, signed here, or to be signed elsewhere. */
export type FillMode = 'PREVIEW' | 'SIGN' | 'SIGN_EXTERNALLY';

/** A value that cannot be printed completely, and why. */
export type Refusal = { field: string; code: 'UNPRINTABLE' | 'TOO_WIDE' };
