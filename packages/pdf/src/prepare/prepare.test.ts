import { expect, it } from 'vitest';
import { field, pdfWithFields, simplePdf } from '../../../../test/foundation/simple-pdf.ts';
import { inspect } from '../inspect/inspect.ts';
import { latin1 } from '../reader/characters.ts';
import { catalogOf, pagesOf } from '../reader/pages.ts';
import { PdfFile } from '../reader/pdf-file.ts';
import { StreamObject } from '../reader/values.ts';
import { reachable } from '../writer/reachable.ts';
import { serialize } from '../writer/serialize.ts';
import { prepare } from './prepare.ts';
import type { Recipe } from './recipe.ts';

function names(pdf: Uint8Array): string[] {
  return inspect(pdf).fields.map((each) => each.name);
}

/** All objects of a file as text. */
function dump(pdf: Uint8Array): string {
  const file = new PdfFile(pdf);
  const objects = reachable(file, [file.trailer]);
  return [...objects.values()].map((each) => serialize(each, ({ number }) => number)).join('\n');
}

function pageText(pdf: Uint8Array): string {
  const file = new PdfFile(pdf);
  const contents = pagesOf(file).map(({ dictionary }) => file.at(dictionary, 'Contents'));
  const streams = contents.flat().map((each) => file.resolve(each));
  return streams
    .map((each) => (each instanceof StreamObject ? file.unpack(each) : undefined))
    .map((bytes) => latin1(bytes ?? new Uint8Array()))
    .join('');
}

it('keeps every field as it was', () => {
  const pdf = pdfWithFields([field('a', 'Tx', '/MaxLen 3/TU(tip)'), field('b', 'Btn')]);
  expect(inspect(prepare(pdf))).toEqual(inspect(pdf));
});

it('writes the same bytes twice', () => {
  const pdf = pdfWithFields([field('a', 'Tx')]);
  expect(prepare(pdf)).toEqual(prepare(pdf));
});

it('drops scripts, XFA, usage rights and buttons', () => {
  const script = '/AA<</K<</S/JavaScript/JS(boo)>>>>/A<</S/JavaScript/JS(boo)>>';
  const pdf = simplePdf({
    1: `<</Pages 2 0 R/Perms<<>>/OpenAction<</S/JavaScript/JS(boo)>>/Names<</JavaScript<<>>>>
      /AcroForm<</XFA(boo)/CO[10 0 R]/Fields[10 0 R 11 0 R]>>>>`,
    2: '<</Kids[3 0 R]>>',
    3: '<</Type/Page/Annots[10 0 R 11 0 R 12 0 R 13 0 R]/AA<</O<</S/JavaScript/JS(boo)>>>>>>',
    10: field('a', 'Tx', script),
    11: field('Reset', 'Btn', `/Ff 65536${script}`),
    12: '<</Subtype/Link/Rect[0 0 9 9]/A<</S/Launch/F(boo)>>>>',
    13: '<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://irs.gov)>>>>',
  });
  const prepared = prepare(pdf);
  expect(names(prepared)).toEqual(['a']);
  expect(dump(prepared)).not.toMatch(/boo|JavaScript|XFA|Perms|Reset|Launch/);
  expect(dump(prepared)).toContain('(https://irs.gov)');
});

it('adds missing signature and date fields', () => {
  const recipe: Recipe = {
    sign: {
      signatureLine: { kind: 'signature', page: 1, box: [20, 20, 150, 16] },
      date: { kind: 'date', page: 1, box: [180, 20, 60, 16], tooltip: 'Date' },
    },
  };
  const { fields } = inspect(prepare(pdfWithFields([field('a', 'Tx')]), recipe));
  expect(fields.map(({ name, type, box, tooltip }) => ({ name, type, box, tooltip }))).toEqual([
    { name: 'a', type: 'text', box: [20, 100, 100, 14], tooltip: undefined },
    { name: 'signatureLine', type: 'signature', box: [20, 20, 150, 16], tooltip: undefined },
    { name: 'date', type: 'text', box: [180, 20, 60, 16], tooltip: 'Date' },
  ]);
});

it('adds no field whose name the blank already has', () => {
  const pdf = pdfWithFields([field('date', 'Tx')]);
  const prepared = prepare(pdf, { sign: { date: { kind: 'date', page: 1, box: [0, 0, 9, 9] } } });
  expect(inspect(prepared)).toEqual(inspect(pdf));
});

it('renames the agency’s own field and keeps what it inherits', () => {
  const pdf = pdfWithFields(
    ['<</Subtype/Widget/T(Date[0])/Parent 20 0 R/Rect[0 0 90 12]/F 2/Ff 1/V(2024-12-07)>>'],
    { 20: '<</FT/Tx/T(form[0])/Q 1/MaxLen 10/Kids[10 0 R]>>' },
  );
  const prepared = prepare(pdf, { sign: { date: { kind: 'date', field: 'form[0].Date[0]' } } });
  const [date, ...others] = inspect(prepared).fields;
  expect(others).toEqual([]);
  expect(date).toMatchObject({ name: 'date', align: 'center', maxLength: 10, readOnly: false });
  expect([date?.value, date?.widgets[0]?.hidden]).toEqual([undefined, undefined]);
});

it('prints fixed words on the page', () => {
  const pdf = prepare(pdfWithFields([field('a', 'Tx')]), {
    add: { mark: { page: 1, box: [20, 180, 200, 12], print: 'For New Mexico (only)' } },
  });
  const text = pageText(pdf);
  expect(text).toContain('(For New Mexico \\(only\\)) Tj');
  expect(names(pdf)).toEqual(['a']);
});

it('adds text fields and checkboxes to a flat file', () => {
  const flat = simplePdf({ 1: '<</Pages 2 0 R>>', 2: '<</Kids[3 0 R]>>', 3: '<</Type/Page>>' });
  const { fields } = inspect(
    prepare(flat, {
      add: {
        name: { page: 1, box: [10, 10, 90, 12] },
        single: { page: 1, box: [10, 30, 9, 9], type: 'checkbox' },
      },
    }),
  );
  expect(fields.map(({ name, type, states }) => ({ name, type, states }))).toEqual([
    { name: 'name', type: 'text', states: [] },
    { name: 'single', type: 'checkbox', states: ['Yes'] },
  ]);
});

it('makes the tree contain the fields that are on the pages', () => {
  const pdf = simplePdf({
    1: '<</Pages 2 0 R/AcroForm<</Fields[11 0 R]>>>>',
    2: '<</Kids[3 0 R]>>',
    3: '<</Type/Page/Annots[10 0 R]>>',
    10: field('orphan', 'Tx'),
    11: field('stale', 'Tx'),
  });
  const { stale, orphans } = inspect(prepare(pdf));
  expect([stale, orphans]).toEqual([[], []]);
});

it('sets tooltips and keeps the language', () => {
  const prepared = prepare(pdfWithFields([field('a', 'Tx')]), { tooltips: { a: 'Prénom' } });
  expect(inspect(prepared).fields[0]?.tooltip).toBe('Prénom');
  const file = new PdfFile(prepared);
  expect(catalogOf(file).has('Lang')).toBe(true);
});

it.each([
  [{}, 'has no fields to fill'],
  [
    { add: { x: { page: 3, box: [0, 0, 9, 9] } } },
    '"x" is placed on page 3, but the PDF has 1 pages',
  ],
  [{ add: { 'a.b': { page: 1, box: [0, 0, 9, 9] } } }, 'has a dot in its name'],
  [{ sign: { date: { kind: 'date', field: 'no' } } }, 'has no field "no" to rename to "date"'],
  [{ sign: { date: { kind: 'date' } } }, 'neither a field of the PDF nor a page and a box'],
  [{ add: { w: { page: 1, box: [0, 0, 9, 9], print: 'much too long' } } }, 'do not fit their box'],
] as [Recipe, string][])('refuses %j', (recipe, message) => {
  const flat = simplePdf({ 1: '<</Pages 2 0 R>>', 2: '<</Kids[3 0 R]>>', 3: '<</Type/Page>>' });
  expect(() => prepare(flat, recipe)).toThrow(message);
});

it('refuses a file that has only XFA fields', () => {
  const xfa = simplePdf({
    1: '<</Pages 2 0 R/AcroForm<</XFA(x)/Fields[]>>>>',
    2: '<</Kids[3 0 R]>>',
    3: '<</Type/Page>>',
  });
  expect(() => prepare(xfa)).toThrow('has only XFA fields');
});

it('drops signatures, which are valid only for the original', () => {
  const pdf = pdfWithFields([field('s', 'Sig', '/V<</Type/Sig/Contents(signed)>>')]);
  expect(dump(prepare(pdf))).not.toContain('signed');
});
