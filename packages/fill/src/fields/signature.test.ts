import type { FillPlan, TextPlace } from '@formpress/model';
import { expect, it } from 'vitest';
import { printedIn } from '../../test/printed.ts';
import { Ink } from '../foundation/ink.ts';
import { Typefaces } from '../layout/typefaces.ts';
import { SignaturePrinter } from './signature.ts';

const faces = new Typefaces({
  fonts: { Helvetica: { resource: 'F', widths: new Array<number>(224).fill(500) } },
  letters: { resource: 'L', characters: ' ', widths: [250], objects: [] },
} as unknown as FillPlan);

/** The texts printed for a signature in a box, with their sizes and where they begin; or why it is refused. */
function read(width: number, height: number, language: FillPlan['language'] = 'en', name = 'Ann') {
  const place: TextPlace = {
    ...{ page: 1, box: [100, 200, width, height], turn: 0, font: 'Helvetica', size: 0 },
    ...{ color: [0], align: 'left' },
  };
  const ink = new Ink();
  const signatures = [{ name, stamp: '2026-03-01' }];
  const printer = new SignaturePrinter({ name: 'signed', index: 0 }, place, language, faces);
  const code = printer.print({ texts: [], signatures }, ink);
  const lines = printedIn(ink.toBytes().toString('latin1'));
  return code ?? lines.map(({ text, size, x, y }) => [text, size, x, y]);
}

it('puts the stamp below the name in a high box', () => {
  expect(read(240, 20)).toEqual([
    ['Ann', 12, 102, 210.934],
    ['Electronically signed 2026-03-01', 6, 102, 202.467],
  ]);
});

it('puts the stamp beside the name in a low box', () => {
  expect(read(240, 14, 'es')).toEqual([
    ['Ann', 12, 102, 203.934],
    ['Firmado electrónicamente', 6, 234, 208.967],
    ['2026-03-01', 6, 234, 201.967],
  ]);
});

it('puts the stamp below a long name in a low box rather than breaking the name', () => {
  const name = 'Maria Guadalupe Hernandez Rodriguez de la Cruz';
  expect(read(240, 14, 'en', name)).toEqual([
    [name, 7.56, 102, 208.568],
    ['Electronically signed 2026-03-01', 6, 102, 201.967],
  ]);
});

it('narrows a name that is too long for a whole line before it breaks it', () => {
  const name = 'Maria Guadalupe Hernandez Rodriguez de la Cruz y Santa Maria Fernandez de Castro';
  expect(read(200, 14, 'en', name)).toEqual([
    [name, 6, 102, 208.967],
    ['Electronically signed 2026-03-01', 6, 102, 201.967],
  ]);
});

it('puts the stamp below the name where there is no room beside it, and behind it in the lowest box', () => {
  expect(read(100, 14)).toEqual([
    ['Ann', 7.56, 102, 208.568],
    ['Electronically signed 2026-03-01', 6, 102, 201.967],
  ]);
  expect(read(240, 10)).toEqual([['Ann  Electronically signed 2026-03-01', 10.81, 102, 202.238]]);
});

it('says when no layout has room', () => {
  expect(read(60, 10)).toBe('TOO_WIDE');
});
