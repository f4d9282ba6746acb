import { expect, it } from 'vitest';
import { readingLevelOf, syllablesOf } from './reading-level.ts';

it.each([
  ['tax', 1],
  ['income', 2],
  ['withheld', 2],
  ['filed', 1],
  ['wanted', 2],
  ['taxes', 2],
  ['table', 2],
  ['dependents', 3],
  ['exemption', 3],
  ['1040-SR', 1],
  ["spouse's", 2],
])('hears the syllables of %s', (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});

it('measures sentences, and neither headings nor options', () => {
  const level = readingLevelOf([
    'Filing status',
    'Do you have two jobs? You can claim $2,200 for each.',
    'Do you have a U.S. visa?',
  ]);
  expect(level).toEqual({ sentences: 3, words: 17, longest: 6, grade: expect.closeTo(0, 0) });
});

it('finds long words in long sentences hard', () => {
  const level = readingLevelOf([
    'Nonresident individuals receiving remuneration attributable to domestic employment must substantiate eligibility annually.',
  ]);
  expect(level?.grade).toBeGreaterThan(20);
});

it('has no level without a sentence', () => {
  expect(readingLevelOf(['Filing status', ''])).toBe(undefined);
});
