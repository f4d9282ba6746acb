import type { CharRange } from 'refa';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const nicest = `${letters}${letters.toUpperCase()}1234567890.,-/ '()&+#@%$:;!?*=_"<>[]{}|\\^~\``;
const ranks = new Map(Array.from(nicest, (character, rank) => [character.charCodeAt(0), rank]));

/** The most readable character of a range, and its rank: 0 is the most readable. */
export function mostReadableCharacter({ min, max }: CharRange): {
  character: string;
  rank: number;
} {
  for (const [code, rank] of ranks) {
    if (min <= code && code <= max) return { character: String.fromCharCode(code), rank };
  }
  return { character: String.fromCharCode(min), rank: ranks.size + min };
}
