import { bodyOf } from '../foundation/body-of.ts';
import { oncePerPattern } from '../foundation/once-per-pattern.ts';
import { parsePattern } from '../foundation/parse-pattern.ts';
import { countWays } from './count-ways.ts';
import { findAttack } from './find-attack.ts';

/** How the time of a matcher grows with the text: in step with it, much faster (and for which text), or nobody knows. */
export type Speed =
  | { is: 'linear' }
  | { is: 'slow'; start: number; end: number; text: string }
  | { is: 'unknown' };

/** The speed of a portable pattern. Counting the ways settles nearly all of them at once; the rest are searched for attacks. */
export const speedOf = oncePerPattern((pattern: string): Speed => {
  const { tree } = parsePattern(pattern);
  if (!tree) throw new Error(`${pattern} is not a pattern.`);
  const ways = countWays(bodyOf(tree));
  if (ways === 'few') return { is: 'linear' };
  const attack = findAttack(pattern);
  if (attack) return { is: 'slow', ...attack };
  if (ways === 'open') return { is: 'unknown' };
  return { is: 'slow', start: 0, end: pattern.length, text: `"${ways.text}"` };
});
