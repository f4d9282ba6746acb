import { automatonOf, firstFault, wordOutside } from '@formpress/patterns';

/** An answer that a pattern accepts and another, wider one does not. Nothing for a pattern with faults. */
export function counterexample(pattern: string, wider: string): string | undefined {
  if (firstFault(pattern)) return undefined;
  return wordOutside(automatonOf(pattern), automatonOf(wider));
}
