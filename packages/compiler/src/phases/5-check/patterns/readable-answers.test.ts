import { readDate, readNumber } from '@formpress/formula';
import { wordsOf } from '@formpress/patterns';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numbersWithDecimals, readableAnswers } from './readable-answers.ts';

const texts = (characters: string) =>
  fc.array(fc.constantFrom(...characters), { maxLength: 7 }).map((all) => all.join(''));

it('knows what the engine reads as a number', () => {
  const numbers = new RegExp(readableAnswers.number.pattern);
  fc.assert(
    fc.property(texts('019,.+-a'), (text) => {
      expect(numbers.test(text)).toBe(readNumber(text) !== undefined);
    }),
    { numRuns: 2000 },
  );
  const words = wordsOf(readableAnswers.number.pattern, 50);
  expect(words.filter((word) => readNumber(word) === undefined)).toEqual([]);
});

it('knows what the engine reads as a date', () => {
  const dates = new RegExp(readableAnswers.date.pattern);
  const near = ['2026-03-31', '03/31/2026', '2026-3-31', '03-31-2026', '2026/03/31', ' 2026-03-31'];
  const words = [...wordsOf(readableAnswers.date.pattern, 50), ...near];
  for (const word of words) expect(dates.test(word)).toBe(readDate(word) !== undefined);
});

it.each([
  [0, ['1', '1.', '1,000', '-7.00'], ['1.5', '.01']],
  [2, ['1.5', '.25', '1.250', '12,34.5,0,'], ['1.255', '.001']],
])('knows numbers with %i decimals', (scale, fitting, longer) => {
  const numbers = new RegExp(numbersWithDecimals(scale));
  expect([...fitting, ...longer].filter((text) => numbers.test(text))).toEqual(fitting);
});
