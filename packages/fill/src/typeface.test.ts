import { expect, it } from 'vitest';
import { Ink } from './ink.ts';
import { LettersTypeface } from './letters-typeface.ts';
import { StandardTypeface } from './standard-typeface.ts';
import type { Typeface } from './typeface.ts';

const standard = new StandardTypeface({
  resource: 'F',
  widths: Array.from({ length: 224 }, (_, i) => i + 32),
});
const letters = new LettersTypeface({
  resource: 'L',
  characters: 'aŁễ',
  widths: [500, 600, 700],
  objects: [],
});

function operand(face: Typeface, text: string): string {
  const ink = new Ink();
  expect(face.write(text, ink)).toBe(face.widthOf(text));
  return ink.bytes.toString('latin1', 0, ink.length);
}

it('writes what WinAnsi has, escaped', () => {
  expect(operand(standard, 'a(b)\\é€’\u00a0')).toBe('(a\\(b\\)\\\\\xe9\x80\x92 )');
});

it('knows what WinAnsi lacks', () => {
  const known = ['Renée Müller', 'O’Brien', 'ﬁ', 'Łukasz', '李', '😀', '\n'];
  expect(known.map((text) => standard.has(text))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    true,
  ]);
});

it('writes nothing that it lacks', () => {
  expect([standard.write('aŁ', new Ink()), letters.write('Łb', new Ink())]).toEqual([-1, -1]);
});

it('adds up the widths of its codes', () => {
  expect([standard.widthOf('AB'), standard.widthOf('€'), standard.widthOf('')]).toEqual([
    131, 128, 0,
  ]);
});

it('writes letters by their glyphs', () => {
  expect([operand(letters, 'Łaễ'), letters.widthOf('Łaễ')]).toEqual(['<000200010003>', 1800]);
  expect([letters.has('aŁ\n'), letters.has('b')]).toEqual([true, false]);
});

it('takes no letter of two units, which would get the glyph of another', () => {
  const odd = new LettersTypeface({ resource: 'L', characters: '😀', widths: [1], objects: [] });
  expect(() => odd.has('a')).toThrow('two units');
});
