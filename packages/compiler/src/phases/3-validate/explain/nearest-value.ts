import { nearestName } from '@formpress/model';

/**
 * The allowed word that was probably meant: the nearest, or else the only one with the same beginning.
 * A question mark, which makes a person field optional, is kept.
 */
export function nearestValue(value: string, allowed: readonly string[]): string | undefined {
  const mark = value.endsWith('?') ? '?' : '';
  const words = allowed.filter((word) => word.endsWith('?') === (mark !== ''));
  return nearestName(value, words) ?? beginsAlike(value, words);
}

function beginsAlike(value: string, words: string[]): string | undefined {
  const beginning = value.slice(0, 5);
  if (beginning.length < 5) return undefined;
  const [only, ...others] = words.filter((word) => word.startsWith(beginning));
  return others.length === 0 ? only : undefined;
}
