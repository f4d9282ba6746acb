import { expect, it } from 'vitest';
import { TrueTypeProgram } from '../ua/true-type-program.ts';
import { embeddedFace, valuesFace, winAnsiCharacters } from './embedded-face.ts';
import { standardWidths } from './standard-fonts.ts';

it('has only the characters it is asked for, and finds them', () => {
  const { first, widths, program } = embeddedFace('bold', [0x7a, 0x41, 0xe9]);
  expect([first, widths.length, widths[0], widths.at(-1)]).toEqual([
    0x41,
    0xe9 - 0x41 + 1,
    722,
    556,
  ]);
  const read = new TrueTypeProgram(program);
  expect(['A', 'z', 'é', 'B'].map((each) => read.glyphOf(each) > 0)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(read.encodings).toEqual(['3,1']);
});

it('is as wide as Helvetica in every character but seven', () => {
  const helvetica = standardWidths('Helvetica');
  const { widths, first } = valuesFace();
  const other = widths.flatMap((width, i) => (width === helvetica[i] ? [] : [first + i]));
  expect([first, winAnsiCharacters.length]).toEqual([32, 218]);
  // ƒ Ÿ ¯ ± µ · ÷
  expect(other).toEqual([0x83, 0x9f, 0xaf, 0xb1, 0xb5, 0xb7, 0xf7]);
});
