import { automatonOf, firstFault, wordOutside } from '@formpress/patterns';

/**
 * An answer that a pattern accepts and a supposedly wider one does not. Undefined when there is none, or
 * the pattern has faults.
 */
export function counterexample(pattern: string, wider: string): string | undefined {
  if (firstFault(pattern)) return undefined;
  return wordOutside(automatonOf(pattern), automatonOf(wider));
}
