import { automatonOf } from './automaton-of.ts';
import { wordOutside } from './word-outside.ts';

/** An answer that the old pattern accepts and the new one refuses, if any. Both must have passed the checks. */
export function findNewlyRefused(oldPattern: string, newPattern: string): string | undefined {
  if (oldPattern === newPattern) return undefined;
  return wordOutside(automatonOf(oldPattern), automatonOf(newPattern));
}
