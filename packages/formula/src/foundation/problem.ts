/** A range of the formula's text: offsets, excluding the end. */
export type Span = { start: number; end: number };

/** A mistake in a formula, with a message for the analyst who wrote it. */
export type FormulaProblem = { message: string; span: Span; help?: string };
