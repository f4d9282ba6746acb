import { expect, it } from 'vitest';
import { showInvisible } from './show-invisible.ts';

it.each([
  ['1,500.00 or José', '1,500.00 or José'],
  ['\u00a0', 'U+00A0'],
  ['12\u202f345', '12<U+202F>345'],
  ['a\u200bb', 'a<U+200B>b'],
  ['\u0000\t', '<U+0000><U+0009>'],
  [' 7 ', '<U+0020>7<U+0020>'],
  ['\ud800', 'U+D800'],
  ['\u0301', 'U+0301'],
  ['e\u0301', 'e\u0301'],
])('shows %j as %s', (text, shown) => {
  expect(showInvisible(text)).toBe(shown);
});
