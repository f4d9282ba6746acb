import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type SimpleObjects, simplePdf } from '../../../../test/simple-pdf.ts';
import { inspect } from '../inspect/inspect.ts';
import { plan } from '../plan/plan.ts';
import { prepare } from '../prepare/prepare.ts';
import { PdfProblem } from '../problem.ts';
import { latin1 } from './characters.ts';

const page = '<</Type/Page/Parent 2 0 R>>';
const catalog = '<</Type/Catalog/Pages 2 0 R>>';
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';

function packed(data: Uint8Array): string {
  return latin1(deflateSync(data));
}

/** An object stream of two objects that unpacks to much more than it should. */
function bomb(size: number): string {
  return packed(new Uint8Array(size).fill(0x20));
}

function fieldTree(root: string, more: SimpleObjects): SimpleObjects {
  const form = `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${root}]>>>>`;
  return { 1: form, 2: pages, 3: page, ...more };
}

const hostile: Record<string, SimpleObjects> = {
  'a page tree that contains itself': { 1: catalog, 2: '<</Kids[2 0 R 3 0 R]>>', 3: page },
  'a page tree without end': {
    1: catalog,
    ...Object.fromEntries(
      Array.from({ length: 200 }, (_, i) => [i + 2, `<</Type/Pages/Kids[${i + 3} 0 R]>>`]),
    ),
  },
  'a page tree of one page a million times': {
    1: catalog,
    2: `<</Kids[${'3 0 R '.repeat(1_000_000)}]>>`,
    3: page,
  },
  'a field tree that contains itself': fieldTree('10 0 R', { 10: '<</T(a)/Kids[10 0 R]>>' }),
  'a field tree of a billion names': fieldTree('10 0 R', {
    ...Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [
        10 + i,
        `<</T(a)/Kids[${`${11 + i} 0 R `.repeat(10)}]>>`,
      ]),
    ),
    40: '<</T(b)>>',
  }),
  'a widget that is its own parent': {
    1: catalog,
    2: pages,
    3: '<</Type/Page/Annots[10 0 R]>>',
    10: '<</Subtype/Widget/T(a)/Parent 10 0 R>>',
  },
  'a reference that leads to itself': { 1: catalog, 2: '2 0 R' },
  'a catalog that is no dictionary': { 1: '(no)' },
  'a stream whose length is itself': { 1: catalog, 2: '<</Length 2 0 R>>\nstream\nx\nendstream' },
  'a list without end': { 1: catalog, 2: '[1 2 3' },
};

for (const [what, objects] of Object.entries(hostile)) {
  it(`reads or refuses ${what}`, () => expectCalm(simplePdf(objects)));
}

it('refuses an object stream that unpacks beyond all measure', () => {
  const data = bomb(300 * 1024 * 1024);
  const objects = { 1: { dictionary: '/Type/ObjStm/N 1/First 5/Filter/FlateDecode', data } };
  const text = latin1(simplePdf(objects));
  const table = text.lastIndexOf('xref\n0');
  const row = String.fromCharCode(2, 0, 1, 0);
  const head = '<</Type/XRef/Size 3/Root 2 0 R/W[1 2 1]/Index[1 2]/Length 8>>';
  const first = String.fromCharCode(1, 0, 9, 0);
  const end = `3 0 obj\n${head}\nstream\n${first}${row}\nendstream\nendobj\nstartxref\n${table}\n%%EOF\n`;
  const bytes = Buffer.from(text.slice(0, table) + end, 'latin1');
  expect(() => inspect(new Uint8Array(bytes))).toThrow('unpacks to more than 256 MiB');
});

it.each([
  ['/Size 2147483647/Index[0 2147483647]/W[1 2 1]', 'damaged'],
  ['/Size 9/Index[9999999 9]/W[1 2 1]', 'more than 200,000 objects'],
  ['/Size 9/W[9999999 2 1]', 'damaged'],
  ['/Size 9/W[0 0 0]', 'damaged'],
  ['/Size 9/W[1 2 1]/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 999999999>>', 'damaged'],
])('refuses a table of contents with %s', (entries, message) => {
  const data = entries.includes('Flate') ? packed(new Uint8Array(40)) : '\0'.repeat(40);
  const head = `<</Type/XRef/Root 1 0 R${entries}/Length ${data.length}>>`;
  const text = `%PDF-1.7\n7 0 obj\n${head}\nstream\n${data}\nendstream\nendobj\nstartxref\n9\n%%EOF\n`;
  expect(() => inspect(new Uint8Array(Buffer.from(text, 'latin1')))).toThrow(message);
});

it('refuses a table whose sections follow each other in a circle', () => {
  const text = latin1(simplePdf({ 1: '<</Type/Catalog>>' }));
  const start = text.lastIndexOf('xref\n0');
  const circle = text.replace('/Root 1 0 R', `/Root 1 0 R/Prev ${start}`);
  expectCalm(new Uint8Array(Buffer.from(circle, 'latin1')));
});

/** Either a result or a sentence for the owner of the file, and soon. */
function expectCalm(bytes: Uint8Array): void {
  const begin = performance.now();
  for (const read of [inspect, prepare, (each: Uint8Array) => plan(each, { sign: {} })]) {
    try {
      read(bytes);
    } catch (problem) {
      expect(problem).toBeInstanceOf(PdfProblem);
    }
  }
  expect(performance.now() - begin).toBeLessThan(10_000);
}
