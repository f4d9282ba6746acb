/** What is to stand in a PDF, by full field name. */
export type FillValues = {
  texts: ReadonlyMap<string, string>;
  /** On-states of checkboxes and radios, values of lists. */
  states: ReadonlyMap<string, string>;
  signatures: ReadonlyMap<string, { name: string; stamp: string }>;
  dates: ReadonlyMap<string, string>;
};

/** Values in plain objects. */
export type PlainValues = { [Key in keyof FillValues]: Record<string, MapValue<FillValues[Key]>> };
type MapValue<Of> = Of extends ReadonlyMap<string, infer Value> ? Value : never;

/** Values from plain objects; what is left out is empty. */
export function valuesFrom(plain: Partial<PlainValues>): FillValues {
  return {
    texts: new Map(Object.entries(plain.texts ?? {})),
    states: new Map(Object.entries(plain.states ?? {})),
    signatures: new Map(Object.entries(plain.signatures ?? {})),
    dates: new Map(Object.entries(plain.dates ?? {})),
  };
}

/** Unsigned with masked numbers, signed here, or open for signing elsewhere. */
export type FillMode = 'PREVIEW' | 'SIGN' | 'SIGN_EXTERNALLY';

/** A value that cannot be printed whole, and why. */
export type Refusal = { field: string; code: 'UNPRINTABLE' | 'TOO_WIDE' };
