import type { FillPlan, MarkPlace, TextPlace } from '@formpress/model';

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
/** A box that is marked. */
export const box: MarkPlace = {
  page: 1,
  box: [200, 100, 10, 10],
  turn: 0,
  mark: 'cross',
  color: [0],
};

/** A plan with every kind of field, on two pages. */
export const plan: FillPlan = {
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
  ],
  fields: {
    name: { kind: 'text', places: [place(100), place(100, { page: 2, tag: 3 })] },
    amount: { kind: 'text', places: [place(80, { align: 'right', color: [0, 0, 1] })] },
    ssn: { kind: 'text', maxLength: 9, comb: true, places: [place(60)] },
    notes: { kind: 'text', multiline: true, places: [place(20, { box: [20, 20, 60, 30] })] },
    fixed: { kind: 'text', places: [place(160, { page: 2, preset: '0 0 9 9 re f', tag: 4 })] },
    state: { kind: 'text', labels: { AL: 'Alabama' }, places: [place(120)] },
    single: { kind: 'mark', states: { yes: [box], no: [{ ...box, page: 2, tag: 5 }] } },
    signed: { kind: 'signature', places: [place(0, { size: 0 })] },
    date: { kind: 'date', places: [place(140)] },
  },
};
/** The template of the plan. It is not a PDF, only bytes that can be told apart. */
export const template = Uint8Array.from({ length: 60 }, (_, i) => 65 + (i % 26));

/** A signature and its date. */
export const signed = {
  signatures: { signed: { name: 'Ann', stamp: '2026' } },
  dates: { date: '03/01/2026' },
};
