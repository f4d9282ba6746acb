import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';

/** A finding about a mistake, which is always an error. */
export type Mistake = Omit<Diagnostic, 'severity'>;
