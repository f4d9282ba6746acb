import { expect, it } from 'vitest';
import { Ink } from '../foundation/ink.ts';
import { EmbeddedTypeface } from './embedded-typeface.ts';
import { StandardTypeface } from './standard-typeface.ts';
import type { Typeface } from './typeface.ts';

const standard = new StandardTypeface({
  resource: 'F',
  widths: Array.from({ length: 224 }, (_, i) => i + 32),
});
const embedded = new EmbeddedTypeface({
  resource: 'L',
  characters: 'aŁễ',
  widths: [500, 600, 700],
  objects: [],
});

function shown(face: Typeface, line: string): string {
  const ink = new Ink();
  expect(face.show(line, ink)).toBe(face.widthOf(line));
  return ink.toBytes().toString('latin1');
}

it('writes what WinAnsi has, escaped', () => {
  expect(shown(standard, 'a(b)\\é€’\u00a0')).toBe('(a\\(b\\)\\\\\xe9\x80\x92 )]TJ');
});

it('knows what WinAnsi lacks', () => {
  const lines = ['Renée Müller', 'O’Brien', '', 'ﬁ', 'Łukasz', '李', '😀', '\n', '\u0007'];
  expect(lines.map((line) => standard.has(line))).toEqual([
    ...[true, true, true],
    ...[false, false, false, false, false, false],
  ]);
});

it('writes nothing that it lacks', () => {
  expect([standard.show('aŁ', new Ink()), embedded.show('Łb', new Ink())]).toEqual([-1, -1]);
});

it('adds up the widths of its codes', () => {
  expect(['AB', '€', ''].map(standard.widthOf)).toEqual([131, 128, 0]);
});

it('writes letters by their glyphs', () => {
  expect([shown(embedded, 'Łaễ'), embedded.widthOf('Łaễ')]).toEqual(['<000200010003>]TJ', 1800]);
  expect(['aŁ', 'b', 'a\n'].map((line) => embedded.has(line))).toEqual([true, false, false]);
});

it('takes no letter of two units, which would get the glyph of another', () => {
  const odd = new EmbeddedTypeface({ resource: 'L', characters: '😀', widths: [1], objects: [] });
  expect(() => odd.has('a')).toThrow('two UTF-16 units');
});
