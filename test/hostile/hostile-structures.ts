import { type SimpleObjects, simplePdf } from '../foundation/simple-pdf.ts';
import { basics, type HostilePdf, numbered, references, says } from './hostile-pdf.ts';

/** A form of fields that all share something large. */
function sharing(fields: number, field: string, shared: SimpleObjects): Uint8Array {
  const list = references(fields, 20);
  return simplePdf({
    1: '<</Pages 2 0 R/AcroForm<</Fields[]>>>>',
    2: '<</Kids[3 0 R]>>',
    3: `<</Type/Page/Annots[${list}]>>`,
    ...shared,
    ...numbered(fields, 20, (i) => `<</Subtype/Widget/T(f${i})/Rect[0 0 9 9]${field}>>`),
  });
}

/** Trees that never end, and large things that many share. */
export const hostileStructures: HostilePdf[] = [
  {
    name: 'a page tree that contains itself',
    says: says.fine,
    make: () => simplePdf({ ...basics, 2: '<</Kids[2 0 R 3 0 R]>>' }),
  },
  {
    name: 'a page tree that contains only itself',
    says: 'This PDF is damaged: it has no pages.',
    make: () => simplePdf({ 1: basics[1], 2: '<</Kids[2 0 R]>>' }),
  },
  {
    name: 'a page tree without end',
    says: says.tooDeep,
    make: () =>
      simplePdf({ 1: basics[1], ...numbered(200, 2, (i) => `<</Type/Pages/Kids[${i + 3} 0 R]>>`) }),
  },
  {
    name: 'one page two hundred thousand times',
    says: says.fine,
    make: () => simplePdf({ ...basics, 2: `<</Kids[${'3 0 R '.repeat(200_000)}]>>` }),
  },
  {
    name: 'pages that share a list of pages',
    says: says.tooMany,
    make: () =>
      simplePdf({
        1: basics[1],
        2: `<</Kids[${references(5000, 5)}]>>`,
        3: basics[3],
        4: `[${'3 0 R '.repeat(50_000)}]`,
        ...numbered(5000, 5, () => '<</Kids 4 0 R>>'),
      }),
  },
  {
    name: 'pages that share a list of boxes',
    says: says.tooMany,
    make: () =>
      simplePdf({
        1: basics[1],
        2: `<</Kids[${references(5000, 5)}]>>`,
        3: '<</Subtype/Widget/T(a)>>',
        4: `[${'3 0 R '.repeat(50_000)}]`,
        ...numbered(5000, 5, () => '<</Type/Page/Annots 4 0 R>>'),
      }),
  },
  {
    name: 'a field tree that contains itself',
    says: says.fine,
    make: () =>
      simplePdf({
        ...basics,
        1: '<</Pages 2 0 R/AcroForm<</Fields[10 0 R]>>>>',
        10: '<</T(a)/Kids[10 0 R]>>',
      }),
  },
  {
    name: 'a field tree of a billion names',
    says: says.fine,
    make: () =>
      simplePdf({
        ...basics,
        1: '<</Pages 2 0 R/AcroForm<</Fields[10 0 R]>>>>',
        ...numbered(30, 10, (i) => `<</T(a)/Kids[${`${11 + i} 0 R `.repeat(10)}]>>`),
        40: '<</T(b)>>',
      }),
  },
  {
    name: 'a widget that is its own parent',
    says: says.tooDeep,
    make: () => sharing(1, '/Parent 20 0 R', {}),
  },
  {
    name: 'a long name that many fields share',
    says: says.tooWordy,
    make: () => sharing(2000, '/Parent 5 0 R', { 5: `<</FT/Tx/T(${'n'.repeat(200_000)})>>` }),
  },
  {
    name: 'a long value that many fields share',
    says: says.tooWordy,
    make: () => sharing(2000, '/FT/Tx/V 5 0 R', { 5: `(${'v'.repeat(200_000)})` }),
  },
  {
    name: 'a long list that many fields share',
    says: says.tooMany,
    make: () => sharing(2000, '/FT/Ch/Opt 5 0 R', { 5: `[${'(o)'.repeat(50_000)}]` }),
  },
  {
    name: 'an appearance of digits without end',
    says: says.fine,
    make: () => sharing(10, `/FT/Tx/DA(/F ${'1'.repeat(100_000)})`, {}),
  },
  {
    name: 'a structure tree that contains itself, with a long list',
    says: says.tooMany,
    make: () =>
      simplePdf({
        1: '<</Pages 2 0 R/StructTreeRoot 6 0 R/AcroForm<</Fields[5 0 R]>>>>',
        2: basics[2],
        3: '<</Type/Page/Annots[5 0 R]>>',
        5: '<</Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]>>',
        6: `<</K[${'7 0 R '.repeat(300_000)}]/ParentTree 6 0 R/Kids[6 0 R]>>`,
        7: '<</S/Form/K[6 0 R 7 0 R]>>',
      }),
  },
];
