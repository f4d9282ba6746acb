import type { FillPlan, TextPlace } from '@formpress/model';
import { expect, it } from 'vitest';
import { createFiller } from './filler.ts';
import { type FillMode, valuesFrom } from './values.ts';

const place = (y: number, more: Partial<TextPlace> = {}): TextPlace => ({
  page: 1,
  box: [20, y, 100, 14],
  turn: 0,
  font: 'Helvetica',
  size: 10,
  color: [0],
  align: 'left',
  ...more,
});

const plan: FillPlan = {
  language: 'en',
  file: { base: 30, external: 6, letters: 9, table: 12, size: 20, root: 7, id: 'ab' },
  external: [{ number: 9, offset: 1 }],
  letters: {
    resource: 'L',
    characters: ' aŁ',
    widths: [250, 500, 600],
    objects: [{ number: 2, offset: 3 }],
  },
  fonts: { Helvetica: { resource: 'F', widths: new Array<number>(224).fill(500) } },
  pages: [
    { page: 1, content: 5 },
    { page: 2, content: 6 },
    { page: 3, content: 8 },
  ],
  fields: {
    name: { kind: 'text', places: [place(100), place(100, { page: 2, tag: 3 })] },
    amount: { kind: 'text', places: [place(80, { align: 'right', color: [0, 0, 1] })] },
    code: { kind: 'text', maxLength: 4, places: [place(100, { page: 3 })] },
    ssn: { kind: 'text', maxLength: 9, comb: true, places: [place(60)] },
    notes: { kind: 'text', multiline: true, places: [place(20, { box: [20, 20, 60, 30] })] },
    edge: { kind: 'text', places: [place(4, { page: 3 }), place(980, { page: 3 })] },
    signed: { kind: 'signature', places: [place(0, { size: 0 })] },
  },
};
const template = Uint8Array.from({ length: 60 }, (_, i) => 65 + (i % 26));
const filler = createFiller(template, plan);

const values = (texts: Record<string, string>) =>
  valuesFrom({ texts, signatures: { signed: { name: 'Ann', stamp: '2026' } } });

function filled(texts: Record<string, string>, mode: FillMode = 'PREVIEW'): string {
  const result = filler.fill(values(texts), mode);
  return 'pdf' in result ? Buffer.from(result.pdf).toString('latin1') : '';
}

/** What is new on a page, by the number of its object. How much space there is means nothing. */
function content(pdf: string, object: number): string | undefined {
  const at = pdf.indexOf(`${object} 0 obj\n<</Length `);
  if (at < 0) return undefined;
  const [, length, printed = ''] =
    /Length +0*(\d+) +>>\nstream\n(.*?)\nendstream/s.exec(pdf.slice(at)) ?? [];
  expect(printed).toHaveLength(Number(length));
  const spaced = printed.trim().split(/\s+/).join(' ');
  return spaced.replace(/(T[dm]) ?(?=[([])/g, '$1 ').replaceAll('[ ', '[');
}

const empty = { name: '22 104.45 Td () Tj', amount: '96 -20 Td [000000() ]TJ' };

it('prints at the size of the field, on every page where it stands', () => {
  const pdf = filled({ name: 'Ann (B)' });
  expect(content(pdf, 5)).toBe(
    `BT 0 g /F 10 Tf 22 104.45 Td (Ann (B)) Tj 0 0 1 rg /F 10 Tf ${empty.amount} ET`,
  );
  expect(content(pdf, 6)).toBe(
    'BT 0 g /F 10 Tf /Form<</MCID 3>>BDC 22 104.45 Td (Ann (B)) Tj EMC ET',
  );
});

it('lets letters go back by their width where they end at a fixed point', () => {
  expect(content(filled({ amount: '1234' }), 5)).toBe(
    `BT 0 g /F 10 Tf ${empty.name} 0 0 1 rg /F 10 Tf 96 -20 Td [002000(1234) ]TJ ET`,
  );
});

it.each([
  [
    'wider than the box',
    'a'.repeat(21),
    '/F 009.14 Tf 1 0 0 1 022.00 104.66 Tm (aaaaaaaaaaaaaaaaaaaaa) Tj',
  ],
  ['in letters of the other font', 'Ła', '/L 10 Tf 22 104.45 Td <00030002> Tj'],
  [
    'of more marks than there is room for',
    '('.repeat(12),
    `/F 010.00 Tf 1 0 0 1 022.00 104.45 Tm (${'\\('.repeat(12)}) Tj`,
  ],
])('prints a text that is %s behind the sheet, under the same mark', (_, name, printed) => {
  const pdf = filled({ name });
  expect(content(pdf, 5)).toBe(
    `BT 0 g /F 10 Tf ${empty.name} 0 0 1 rg /F 10 Tf ${empty.amount} ET 0 g BT ${printed} ET`,
  );
  expect(content(pdf, 6)).toBe(
    `BT 0 g /F 10 Tf /Artifact BMC ${empty.name} EMC ET /Form<</MCID 3>>BDC 0 g BT ${printed} ET EMC`,
  );
});

it('shrinks what stands near to an edge in the longer way, where numbers have any form', () => {
  expect(content(filled({ edge: 'x' }), 8)).toBe(
    'BT 0 g /F 10 Tf 22 104.45 Td () Tj 0 -96 Td (x) Tj 0 976 Td (x) Tj ET',
  );
  const shrunk = `Tm (${'x'.repeat(22)}) Tj ET`;
  expect(content(filled({ edge: 'x'.repeat(22) }), 8)).toBe(
    'BT 0 g /F 10 Tf 22 104.45 Td () Tj 0 -96 Td () Tj 0 976 Td () Tj ET ' +
      `0 g BT /F 8.72 Tf 1 0 0 1 22 8.77 ${shrunk} 0 g BT /F 8.72 Tf 1 0 0 1 22 984.77 ${shrunk}`,
  );
});

it('takes values in any order, and the later one of two for a field', () => {
  const texts = { name: 'Ann', amount: '12', code: '34', notes: 'one' };
  const usual = filled(texts);
  expect(filled(Object.fromEntries(Object.entries(texts).reverse()))).toBe(usual);
  const twice = values(texts);
  twice.texts.set('amount', '13');
  const result = filler.fill(twice, 'PREVIEW');
  expect('pdf' in result && result.pdf).toEqual(
    Buffer.from(filled({ ...texts, amount: '13' }), 'latin1'),
  );
  expect(() => filled({ ...texts, other: 'x' })).toThrow('no field other that takes texts');
  expect(filled(texts)).toBe(usual);
});

it('composes letters and takes dashes away where they stand, if the room does then', () => {
  expect(filled({ name: 'Rene\u0301e', code: '12-3 4' })).toBe(
    filled({ name: 'Renée', code: '1234' }),
  );
});

it('puts each character of a number into its cell, and the lines of a paragraph below each other', () => {
  expect(filled({ ssn: '12' })).toContain(
    '1 0 0 1 23.06 64.44 Tm (1) Tj 1 0 0 1 34.17 64.44 Tm (2) Tj ET\n',
  );
  expect(content(filled({ notes: 'one two\nsix' }), 5)).toBe(
    '0 g BT /F 10 Tf 22 40.82 Td (one two) Tj 0 -11 Td (six) Tj ET',
  );
});

it('gives in parts what it gives whole, and shares what is static', () => {
  for (const mode of ['PREVIEW', 'SIGN', 'SIGN_EXTERNALLY'] as const) {
    for (const name of ['Ann', 'aŁ']) {
      const whole = filler.fill(values({ name }), mode);
      const parts = filler.fillParts(values({ name }), mode);
      const again = filler.fillParts(values({ name: 'a' }), mode);
      if (!('pdf' in whole) || 'refusals' in parts || 'refusals' in again)
        throw new Error('refused');
      const { prefixBase64, tailBase64 } = parts;
      expect(prefixBase64.toString('latin1') + tailBase64).toBe(
        Buffer.from(whole.pdf).toString('base64'),
      );
      expect(again.prefixBase64 === prefixBase64).toBe(name === 'Ann');
    }
  }
});

it('names in its table what stands before the tail: fields left open, and the font of letters', () => {
  expect(filled({ name: 'a' })).toContain('/Index[5 2 20 1]');
  expect(filled({ name: 'a' }, 'SIGN_EXTERNALLY')).toContain('/Index[5 2 9 1 20 1]');
  expect(filled({ name: 'Ł' })).toContain('/Index[2 1 5 2 20 1]');
});

it('leaves nothing of one call to the next', () => {
  const alone = filled({ name: 'Ann' });
  filled({ name: 'aŁ', amount: '99999', ssn: '123456789', notes: 'a b c' }, 'SIGN');
  expect(filled({ name: 'Ann' })).toBe(alone);
});

it('refuses in parts as it does whole', () => {
  const wrong = values({ name: '李', ssn: '1234567890' });
  const refusals = [
    { field: 'name', code: 'UNPRINTABLE' },
    { field: 'ssn', code: 'TOO_WIDE' },
  ];
  expect(filler.fill(wrong, 'SIGN')).toEqual({ refusals });
  expect(filler.fillParts(wrong, 'SIGN')).toEqual({ refusals });
});
