import { expect, it } from 'vitest';
import { lettersTypeface, standardTypeface } from './typeface.ts';

const standard = standardTypeface({
  resource: 'F',
  widths: Array.from({ length: 224 }, (_, i) => i + 32),
});
const letters = lettersTypeface({
  resource: 'L',
  characters: 'aŁễ',
  widths: [500, 600, 700],
  objects: [],
});

it('writes what WinAnsi has, escaped', () => {
  expect(standard.operand('a(b)\\é€’\u00a0')).toBe('(a\\(b\\)\\\\\xe9\x80\x92 )');
});

it('knows what WinAnsi lacks', () => {
  const known = ['Renée Müller', 'O’Brien', 'ﬁ', 'Łukasz', '李', '😀', '\n'];
  expect(known.map(standard.has)).toEqual([true, true, false, false, false, false, false]);
});

it('adds up the widths of its codes', () => {
  expect([standard.widthOf('AB'), standard.widthOf('€'), standard.widthOf('')]).toEqual([
    131, 128, 0,
  ]);
});

it('writes letters by their glyphs', () => {
  expect([letters.operand('Łaễ'), letters.widthOf('Łaễ')]).toEqual(['<000200010003>', 1800]);
  expect([letters.has('aŁ'), letters.has('b')]).toEqual([true, false]);
});
