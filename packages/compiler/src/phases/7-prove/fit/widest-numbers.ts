import { type CharacterWidths, longestWord, oncePerPattern } from '@formpress/patterns';

/**
 * The answers to a question for a number that print widest: those with the most digits, with the most that are not 0,
 * and with the most before the point. Digits are of one width in every font. Nothing when there is no end to them.
 */
export const widestNumbers = oncePerPattern((pattern: string): string[] | undefined => {
  const found = [mostDigits, fewestZeros, mostBeforePoint].map((widths) =>
    longestWord(pattern, widths),
  );
  const words = found.filter((word) => word !== undefined);
  return words.length === found.length ? [...new Set(words)] : undefined;
});

// A nine counts a little more than a one; a sign is printed, a comma is not.
const mostDigits = weights({});
const fewestZeros = weights({ '0': 0 });
const mostBeforePoint = weights({ '.': -100 });

function weights(special: Record<string, number>): CharacterWidths {
  const digits = Array.from('0123456789', (digit) => [digit, 1 + Number(digit) / 100] as const);
  const signs = { '+': 0, ',': 0, '.': 0, '-': 0.5 };
  const all = { ...Object.fromEntries(digits), ...signs, ...special };
  return new Map(Object.entries(all).map(([sign, weight]) => [sign.charCodeAt(0), weight]));
}
