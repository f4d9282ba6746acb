import { expect, it } from 'vitest';
import { Ink } from './ink.ts';
import { lettersTypeface } from './letters-typeface.ts';
import { standardTypeface, type Typeface } from './typeface.ts';

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

function operand(face: Typeface, text: string): string {
  const ink = new Ink();
  face.write(text, ink);
  return ink.bytes.toString('latin1', 0, ink.length);
}

it('writes what WinAnsi has, escaped', () => {
  expect(operand(standard, 'a(b)\\é€’\u00a0')).toBe('(a\\(b\\)\\\\\xe9\x80\x92 )');
});

it('knows what WinAnsi lacks', () => {
  const known = ['Renée Müller', 'O’Brien', 'ﬁ', 'Łukasz', '李', '😀', '\n'];
  expect(known.map((text) => standard.widthOf(text) >= 0)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('adds up the widths of its codes', () => {
  expect([standard.widthOf('AB'), standard.widthOf('€'), standard.widthOf('')]).toEqual([
    131, 128, 0,
  ]);
});

it('writes letters by their glyphs', () => {
  expect([operand(letters, 'Łaễ'), letters.widthOf('Łaễ')]).toEqual(['<000200010003>', 1800]);
  expect([letters.widthOf('aŁ'), letters.widthOf('b')]).toEqual([1100, -1]);
});

it('takes no letter of two units, which would get the glyph of another', () => {
  const odd = lettersTypeface({ resource: 'L', characters: '😀', widths: [1], objects: [] });
  expect(() => odd.widthOf('a')).toThrow('two units');
});
