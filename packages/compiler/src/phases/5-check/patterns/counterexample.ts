import { automatonOf, firstFault, wordOutside } from '@formpress/patterns';

/** An answer that a pattern accepts and another, wider one would not. Nothing is said of a pattern with faults of its own. */
export function counterexample(pattern: string, wider: string): string | undefined {
  if (firstFault(pattern)) return undefined;
  return wordOutside(automatonOf(pattern), automatonOf(wider));
}
