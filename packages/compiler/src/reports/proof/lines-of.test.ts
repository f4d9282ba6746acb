import { expect, it } from 'vitest';
import { linesOf } from './lines-of.ts';

it('fills each line as far as it goes', () => {
  expect(linesOf('Married filing jointly or qualifying surviving spouse', 20)).toEqual([
    'Married filing',
    'jointly or',
    'qualifying surviving',
    'spouse',
  ]);
});

it('keeps a long word whole', () => {
  expect(linesOf('MARRIED_BUT_SEPARATE or', 10)).toEqual(['MARRIED_BUT_SEPARATE', 'or']);
});
