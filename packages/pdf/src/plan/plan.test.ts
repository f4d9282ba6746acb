import { expect, it } from 'vitest';
import { field, pdfWithFields, simplePdf } from '../../../../test/foundation/simple-pdf.ts';
import { latin1 } from '../reader/characters.ts';
import { pagesOf } from '../reader/pages.ts';
import { PdfFile } from '../reader/pdf-file.ts';
import { isDictionary, StreamObject } from '../reader/values.ts';
import { kidsOf, structureElements } from '../structure/elements.ts';
import { serialize } from '../writer/serialize.ts';
import { plan } from './plan.ts';

const text = (pdf: Uint8Array): string => {
  const file = new PdfFile(pdf);
  const contents = pagesOf(file).flatMap(({ dictionary }) => file.at(dictionary, 'Contents'));
  const streams = contents.map((each) => file.resolve(each));
  return streams
    .map((each) => (each instanceof StreamObject ? file.unpack(each) : undefined))
    .map((bytes) => latin1(bytes ?? new Uint8Array()))
    .join('|');
};

it('plans where and how each field is printed', () => {
  const boxes = '/AP<</N<</Off null/Yes null>>>>/MK<</CA(8)>>/DA(/ZaDb 0 Tf 0 g)';
  const { plan: made } = plan(
    pdfWithFields([
      field('name', 'Tx', '/Q 1/MaxLen 9/Ff 16777216/DA(0 0 .5 rg /HeBo 8 Tf)/MK<</R 90>>'),
      field('box', 'Btn', boxes),
      field('list', 'Ch', '/Opt[[(AL)(Alabama)]]'),
      field('signatureLine', 'Sig'),
      field('unused', 'Sig'),
      field('Reset', 'Btn', '/Ff 65536'),
      '<</Subtype/Widget/FT/Tx/T(hidden)/Rect[0 0 9 9]/F 2>>',
      '<</Subtype/Widget/FT/Tx/T(help)/Rect[0 0 9 9]/Ff 1/V(Press Tab.)>>',
    ]),
    { sign: { signatureLine: 'signature' } },
  );
  const place = { page: 1, box: [20, 100, 100, 14], turn: 0 };
  const plain = { ...place, font: 'Helvetica', size: 0, color: [0], align: 'left' };
  expect(made.fields).toEqual({
    name: {
      kind: 'text',
      maxLength: 9,
      comb: true,
      places: [
        {
          ...place,
          turn: 90,
          font: 'Helvetica-Bold',
          size: 8,
          color: [0, 0, 0.5],
          align: 'center',
        },
      ],
    },
    box: { kind: 'mark', states: { Yes: [{ ...place, mark: 'cross', color: [0] }] } },
    list: { kind: 'text', labels: { AL: 'Alabama' }, places: [plain] },
    signatureLine: { kind: 'signature', places: [plain] },
  });
});

it('finds the printed rules that cross the box of a paragraph', () => {
  const paragraph = (name: string, more = '') =>
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(${name})/Rect[20 100 120 144]/F 4${more}>>`;
  const drawn = [
    'q 1 0 0 1 10 0 cm 5 130 m 200 130 l S Q', // a line
    '15 118.5 120 0.5 re f', // a thin box
    '15 112 m 60 112 l S', // too short
    '15 102 m 200 102 l S', // at the foot of the box
    '15 125 m 200 125 l n', // not painted
    '15 117 m 200 117 l S', // one of two that are close together
  ];
  const file = pdfWithFields([paragraph('lines', '/Ff 4096'), paragraph('line')], {
    4: { dictionary: '', data: drawn.join('\n') },
  });
  const { fields } = plan(file, { sign: {} }).plan;
  const rules = Object.entries(fields).map(([name, each]) => [
    name,
    'places' in each ? each.places.map((place) => place.rules) : [],
  ]);
  expect(Object.fromEntries(rules)).toEqual({ lines: [[30, 19]], line: [undefined] });
});

it('leaves borders, backgrounds and empty boxes on the page', () => {
  const { template } = plan(
    pdfWithFields(
      [
        field('a', 'Tx', '/MK<</BG[1 1 0]/BC[0]>>'),
        field('b', 'Btn', '/AP<</N<</Off 30 0 R/1 null>>>>'),
      ],
      { 30: { dictionary: '/BBox[0 0 50 7]', data: '0 0 50 7 re s' } },
    ),
    { sign: {} },
  );
  expect(text(template)).toContain(
    'q 1 1 0 rg 20 100 100 14 re f 0 G 1 w 20.5 100.5 99 13 re S Q\nq 2 0 0 2 20 100 cm /FpBox1 Do Q',
  );
});

it('keeps the value that the agency gave to a read-only field', () => {
  const { plan: made } = plan(
    pdfWithFields([field('a', 'Tx', '/Ff 1/V(12,747)/AP<</N 30 0 R>>')], {
      30: { dictionary: '/BBox[0 0 100 14]', data: 'BT ET' },
    }),
    { sign: {} },
  );
  const { a } = made.fields;
  expect(a?.kind === 'text' && a.places[0]?.preset).toBe('q 1 0 0 1 20 100 cm /FpBox1 Do Q');
});

it('puts values where their widgets were in the structure tree', () => {
  const pdf = simplePdf({
    1: '<</Pages 2 0 R/StructTreeRoot 5 0 R/AcroForm<</Fields[10 0 R 11 0 R]>>>>',
    2: '<</Kids[3 0 R]/MediaBox[0 0 300 200]>>',
    3: '<</Type/Page/StructParents 0/Annots[10 0 R 11 0 R]>>',
    5: '<</K 6 0 R/ParentTree<</Nums[0[6 0 R 6 0 R]1 7 0 R]>>>>',
    6: '<</S/Document/P 5 0 R/K[0 1 7 0 R]>>',
    7: '<</S/Form/P 6 0 R/K<</Type/OBJR/Obj 10 0 R>>>>',
    10: field('known', 'Tx', '/StructParent 1'),
    11: field('unknown', 'Tx', '/TU(Tip)'),
  });
  const { template, plan: made } = plan(pdf, { sign: {} });
  const tags = Object.values(made.fields).map(
    (each) => each.kind === 'text' && each.places[0]?.tag,
  );
  expect(tags).toEqual([2, 3]);
  const file = new PdfFile(template);
  const elements = structureElements(file).map(({ dictionary }) => ({
    kind: serialize(file.at(dictionary, 'S'), () => 0),
    kids: kidsOf(file, dictionary).map((kid) => {
      const content = file.resolve(kid);
      return isDictionary(content) ? file.at(content, 'MCID') : content;
    }),
  }));
  expect(elements).toEqual([
    { kind: '/Document', kids: [0, 1, null, null] },
    { kind: '/Form', kids: [2] },
    { kind: '/Form', kids: [3] },
  ]);
});

it('splits the template where base64 can be split', () => {
  const { template, plan: made } = plan(pdfWithFields([field('a', 'Tx')]), { sign: {} });
  const { base, external, letters } = made.file;
  expect([base % 3, external % 3, letters % 3]).toEqual([0, 0, 0]);
  const objects = [
    ...made.external.map(({ number, offset }) => ({ number, at: base + offset })),
    ...made.letters.objects.map(({ number, offset }) => ({ number, at: base + external + offset })),
  ];
  for (const { number, at } of objects) {
    expect(latin1(template.subarray(at, at + 12))).toMatch(new RegExp(`^${number} 0 obj`));
  }
});

it('uses the same bytes for the letters of every form', () => {
  const part = (pdf: Uint8Array) => {
    const { template, plan: made } = plan(pdf, { sign: {} });
    const start = made.file.base + made.file.external;
    return template.subarray(start, start + made.file.letters);
  };
  expect(part(pdfWithFields([field('a', 'Tx')]))).toEqual(
    part(pdfWithFields([field('b', 'Tx'), field('c', 'Tx')])),
  );
});

it('takes the language of the words next to a signature from the file', () => {
  const spanish = simplePdf({
    1: '<</Pages 2 0 R/Lang(es-ES)/AcroForm<</Fields[10 0 R]>>>>',
    2: '<</Kids[3 0 R]>>',
    3: '<</Type/Page/Annots[10 0 R]>>',
    10: field('a', 'Tx'),
  });
  const language = (more: object) => plan(spanish, { sign: {}, ...more }).plan.language;
  expect([language({}), language({ language: 'fr' })]).toEqual(['es', 'fr']);
});
