/** What is to stand in a PDF, by full field name. */
export type FillValues = {
  texts: Record<string, string>;
  /** On-states of checkboxes and radios, values of lists. */
  states: Record<string, string>;
  signatures: Record<string, { name: string; stamp: string }>;
  dates: Record<string, string>;
};

/** Unsigned with masked numbers, signed here, or open for signing elsewhere. */
export type FillMode = 'PREVIEW' | 'SIGN' | 'SIGN_EXTERNALLY';

/** A value that cannot be printed whole, and why. */
export type Refusal = { field: string; code: 'UNPRINTABLE' | 'TOO_WIDE' };
