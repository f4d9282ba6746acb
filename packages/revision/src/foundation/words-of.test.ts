import { expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

it('makes printed words comparable', () => {
  expect(wordsOf('4(c) Extra withholding . . . $1,250.00')).toEqual([
    '#',
    'c',
    'extra',
    'withholding',
    '#',
  ]);
  expect(wordsOf('Employer’s name')).toEqual(['employers', 'name']);
  expect(wordsOf('Deducción estándar')).toEqual(['deduccion', 'estandar']);
});
