import { bodyOf } from '../foundation/body-of.ts';
import { memoize } from '../foundation/memoize.ts';
import { parsePattern } from '../foundation/parse-pattern.ts';
import { ambiguityOf } from './ambiguity-of.ts';
import { findAttack } from './find-attack.ts';

/** How matching time grows with the length of the text: linearly, much faster (and for which text), or unknown. */
export type Speed =
  | { is: 'linear' }
  | { is: 'slow'; start: number; end: number; text: string }
  | { is: 'unknown' };

/** The speed of a portable pattern. Counting ways decides nearly every case; the rest are searched for an attack. */
export const speedOf = memoize((pattern: string): Speed => {
  const { tree } = parsePattern(pattern);
  if (!tree) throw new Error(`${pattern} is not a pattern.`);
  const ways = ambiguityOf(bodyOf(tree));
  if (ways === 'few') return { is: 'linear' };
  const attack = findAttack(pattern);
  if (attack) return { is: 'slow', ...attack };
  if (ways === 'open') return { is: 'unknown' };
  return { is: 'slow', start: 0, end: pattern.length, text: `"${ways.text}"` };
});
