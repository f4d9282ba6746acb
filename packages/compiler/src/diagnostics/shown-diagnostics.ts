import type { Diagnostic } from './diagnostic.ts';
import type { FormatOptions } from './format-options.ts';
import { inOrder } from './in-order.ts';

/** Diagnostics by file and place, without accepted warnings unless requested. */
export function shownDiagnostics(
  diagnostics: readonly Diagnostic[],
  { showAccepted = false }: FormatOptions,
): Diagnostic[] {
  return inOrder(diagnostics).filter(({ accepted }) => accepted === undefined || showAccepted);
}
