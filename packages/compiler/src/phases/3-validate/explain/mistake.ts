import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';

/** What is said about a mistake, which is always an error. */
export type Mistake = Omit<Diagnostic, 'severity'>;
