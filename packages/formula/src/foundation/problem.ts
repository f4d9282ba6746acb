/** A piece of the formula's text: offsets, the end not included. */
export type Span = { start: number; end: number };

/** A mistake in a formula, said to the analyst who wrote it. */
export type FormulaProblem = { message: string; span: Span; help?: string };
