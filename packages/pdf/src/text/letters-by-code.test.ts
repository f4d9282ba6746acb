import { expect, it } from 'vitest';
import { letterOfGlyph, lettersOf } from './letters-by-code.ts';

it('knows the letters of each encoding', () => {
  const encodings = ['WinAnsiEncoding', 'MacRomanEncoding', undefined];
  expect(encodings.map((each) => lettersOf(each).length)).toEqual([256, 256, 256]);
  const at = (code: number) => encodings.map((each) => lettersOf(each)[code]);
  expect([at(0x27), at(0x92), at(0xae), at(0xd0), at(0xfb)]).toEqual([
    ["'", "'", '’'],
    ['’', 'í', ' '],
    ['®', 'Æ', 'ﬁ'],
    ['Ð', '–', '—'],
    ['û', '˚', 'ß'],
  ]);
});

it('reads names of glyphs', () => {
  const names = ['A', 'quoteright', 'a10', 'uni0141', 'u1F600', 'one.oldstyle', 'g37'];
  expect(names.map(letterOfGlyph)).toEqual(['A', '’', '✡', 'Ł', '😀', '1', undefined]);
});
