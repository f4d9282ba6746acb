import { drawing, type HostilePdf, says } from './hostile-pdf.ts';

/** Pages whose text never ends. */
export const hostileTexts: HostilePdf[] = [
  {
    name: 'a drawing that contains itself',
    says: says.tooDeep,
    make: () =>
      drawing('/X Do', '/XObject<</X 6 0 R>>', {
        6: {
          dictionary: '/Subtype/Form/Resources<</XObject<</X 6 0 R>>>>',
          data: '/X Do /X Do',
        },
      }),
  },
  {
    name: 'drawings that contain each other a billion times',
    says: says.tooMany,
    make: () =>
      drawing('/X Do', '/XObject<</X 10 0 R>>', {
        ...Object.fromEntries(
          Array.from({ length: 30 }, (_, i) => [
            10 + i,
            {
              dictionary: `/Subtype/Form/Resources<</XObject<</X ${11 + i} 0 R>>>>`,
              data: '/X Do '.repeat(10),
            },
          ]),
        ),
        40: { dictionary: '/Subtype/Form', data: 'q Q' },
      }),
  },
  {
    name: 'two million letters',
    says: 'This PDF prints more than 1,000,000 letters.',
    make: () =>
      drawing(`BT /F 9 Tf (${'a'.repeat(2_000_000)}) Tj ET`, '/Font<</F 6 0 R>>', {
        6: '<</Subtype/Type1/BaseFont/Helvetica>>',
      }),
  },
  {
    name: 'a font whose widths go on and on',
    says: says.tooMany,
    make: () =>
      drawing('BT /F 9 Tf <0001> Tj ET', '/Font<</F 6 0 R>>', {
        6: '<</Subtype/Type0/DescendantFonts[7 0 R]>>',
        7: `<</W[${'0 65535 500 '.repeat(100_000)}]>>`,
      }),
  },
  {
    name: 'a table of letters that goes on and on',
    says: says.tooMany,
    make: () =>
      drawing('BT /F 9 Tf (a) Tj ET', '/Font<</F 6 0 R>>', {
        6: '<</Subtype/Type1/ToUnicode 7 0 R>>',
        7: { dictionary: '', data: `${'<0000> <ffff> <0041> '.repeat(30_000)} endbfrange` },
      }),
  },
  {
    name: 'a state that is saved a hundred thousand times',
    says: says.tooDeep,
    make: () => drawing('q '.repeat(100_000)),
  },
];
