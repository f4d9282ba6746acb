import type { Diagnostic } from './diagnostic.ts';

/** Sorts diagnostics by file and place. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      compare(a.at.file, b.at.file) ||
      a.at.start - b.at.start ||
      a.at.end - b.at.end ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
