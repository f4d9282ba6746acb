import { expect, it } from 'vitest';
import { type Change, changedPdf } from '../../test/ua/conforming-pdf.ts';
import { embeddedFace } from '../fonts/embedded-face.ts';
import { findUaBreaches } from './find-breaches.ts';
import { uaRules } from './rules.ts';

/** An element outside the document, whose language is not known. */
const outside = (rest: string): Change[] => [
  [5, '/K[7 0 R]', '/K[7 0 R 60 0 R]'],
  [60, `<</Type/StructElem/S/P/P 5 0 R${rest}>>`],
];
/** One more element at the end of the document, and elements in it. */
const added = (element: string, ...others: Change[]): Change[] => [
  [7, '45 0 R]', '45 0 R 50 0 R]'],
  [50, `<</Type/StructElem/P 7 0 R${element}>>`],
  ...others,
];
const within = (number: number, type: string, rest = ''): Change => [
  number,
  `<</Type/StructElem/S/${type}/P 50 0 R${rest}>>`,
];
const row = '/K[52 0 R]';
const span = (key: string): Change[] => [
  ...outside('/Pg 3 0 R/K 2'),
  [
    4,
    '/X Do',
    `EMC /P <</MCID 2>> BDC /Span <</${key}(x)>> BDC 0 0 m 1 1 l S EMC EMC /Artifact BMC`,
  ],
];
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const face = embeddedFace('regular', [0x41, 0x42]);
const withoutTable = latin(face.program).replace('cmap', 'cmaq');

/** For each rule, the change that breaks it and no other. */
const breaking: Record<string, Change[]> = {
  '5-1': [[12, '<pdfuaid:part>1</pdfuaid:part>', '']],
  '5-2': [[12, '<pdfuaid:part>1', '<pdfuaid:part>2']],
  '5-3': [
    [12, 'xmlns:pdfuaid', 'xmlns:ua'],
    [12, '<pdfuaid:part>1</pdfuaid:part>', '<ua:part>1</ua:part>'],
  ],
  '6.1-1': [[0, '%PDF-1.7', '%PDF-2.0']],
  '6.2-1': [[1, '/Marked true', '/Marked false']],
  '7.1-1': [[4, '(AB) Tj ET', '(AB) Tj ET /Artifact BMC 0 0 m 1 1 l S EMC']],
  '7.1-2': [[4, '/X Do', '/H1 <</MCID 0>> BDC 0 0 m 1 1 l S EMC']],
  '7.1-3': [[4, '/Artifact BMC 0 0 m 9 9 l S EMC', '0 0 m 9 9 l S']],
  '7.1-4': [[1, '/Marked true', '/Marked true/Suspects true']],
  '7.1-5': [[5, '/RoleMap<</Own/P>>', '']],
  '7.1-6': [[5, '/Own/P', '/Own/P/Other/Other']],
  '7.1-7': [[5, '/Own/P', '/Own/P/P/Span']],
  '7.1-8': [[1, '/Metadata 12 0 R', '']],
  '7.1-9': [[12, 'Form</rdf:li>', '</rdf:li>']],
  '7.1-10': [[1, '/DisplayDocTitle true', '/DisplayDocTitle false']],
  '7.1-11': [
    [1, '/StructTreeRoot 5 0 R', ''],
    [3, '/Annots[20 0 R 21 0 R 22 0 R]', ''],
    [4, '/H1 <</MCID 0>> BDC', '/Artifact BMC'],
    [4, '/P <</MCID 1>> BDC', '/Artifact BMC'],
  ],
  '7.1-12': [[39, '/P 37 0 R', '']],
  '7.2-3': [
    [31, '33 0 R]', '33 0 R 50 0 R]'],
    [50, '<</S/P/P 31 0 R>>'],
  ],
  '7.2-4': [
    [8, '/K 0', '/K[0 50 0 R]'],
    [50, '<</S/TR/P 8 0 R>>'],
  ],
  '7.2-5': added('/S/THead'),
  '7.2-6': added('/S/TBody'),
  '7.2-7': added('/S/TFoot'),
  '7.2-8': added('/S/TH/A<</O/Table/Scope/Row>>'),
  '7.2-9': added('/S/TD'),
  '7.2-10': [
    [33, '35 0 R]', '50 0 R]'],
    [50, '<</S/P/P 33 0 R>>'],
  ],
  '7.2-11': added(
    '/S/Table/K[51 0 R 53 0 R 54 0 R]',
    within(51, 'THead'),
    within(53, 'THead'),
    within(54, 'TBody'),
  ),
  '7.2-12': added(
    '/S/Table/K[51 0 R 53 0 R 54 0 R]',
    within(51, 'TFoot'),
    within(53, 'TFoot'),
    within(54, 'TBody'),
  ),
  '7.2-13': added('/S/Table/K[51 0 R]', within(51, 'TFoot')),
  '7.2-14': added('/S/Table/K[51 0 R]', within(51, 'THead')),
  '7.2-17': added('/S/LI'),
  '7.2-18': added('/S/LBody'),
  '7.2-19': added('/S/L/K[51 0 R]', within(51, 'P')),
  '7.2-20': [
    [37, '39 0 R]', '39 0 R 50 0 R]'],
    [50, '<</S/P/P 37 0 R>>'],
  ],
  '7.2-21': outside('/ActualText(x)'),
  '7.2-22': outside('/Alt(x)'),
  '7.2-23': outside('/E(x)'),
  '7.2-24': [
    ...outside(''),
    [60, '<</S/Annot/P 5 0 R/K<</Type/OBJR/Obj 22 0 R>>>>'],
    [6, '3 42 0 R', '3 60 0 R'],
  ],
  '7.2-25': [
    ...outside(''),
    [60, '<</S/Form/P 5 0 R/K<</Type/OBJR/Obj 20 0 R>>>>'],
    [6, '1 40 0 R', '1 60 0 R'],
  ],
  '7.2-26': added('/S/TOCI'),
  '7.2-27': added('/S/TOC/K[51 0 R]', within(51, 'P')),
  '7.2-29': [[7, '/Lang(en)', '/Lang(plain English)']],
  '7.2-30': span('ActualText'),
  '7.2-31': span('Alt'),
  '7.2-32': span('E'),
  '7.2-33': [[12, 'xml:lang="en"', 'xml:lang="x-default"']],
  '7.2-34': [
    ...outside('/Pg 3 0 R/K 2'),
    [4, '/X Do', 'EMC /P <</MCID 2>> BDC BT (A) Tj ET EMC /Artifact BMC'],
    [4, '/G 9 Tf <0001> Tj', '/G 9 Tf <0001> Tj /F 9 Tf'],
  ],
  '7.2-36': added(`/S/Table/K[51 0 R 54 0 R]`, within(51, 'THead', row), within(54, 'TBody'), [
    52,
    '<</S/P/P 51 0 R>>',
  ]),
  '7.2-37': added(`/S/Table/K[51 0 R]`, within(51, 'TBody', row), [52, '<</S/P/P 51 0 R>>']),
  '7.2-38': added(`/S/Table/K[51 0 R 54 0 R]`, within(51, 'TFoot', row), within(54, 'TBody'), [
    52,
    '<</S/P/P 51 0 R>>',
  ]),
  '7.2-43': [
    [33, '35 0 R]', '35 0 R 50 0 R]'],
    [50, '<</S/TD/P 33 0 R>>'],
  ],
  '7.3-1': [[43, '/Alt(Flag)', '']],
  '7.4.2-1': [[8, '/S/H1', '/S/H2']],
  '7.4.4-1': [
    [8, '/S/H1', '/S/P'],
    [7, '45 0 R]', '45 0 R 50 0 R 51 0 R]'],
    [50, '<</S/H/P 7 0 R>>'],
    [51, '<</S/H/P 7 0 R>>'],
  ],
  '7.4.4-2': added('/S/H'),
  '7.5-1': [[34, '/Scope/Column', '']],
  '7.7-1': [[44, '/Alt(Sum)', '']],
  '7.9-1': [[45, '/ID(one)', '']],
  '7.9-2': added('/S/Note/ID(one)'),
  '7.15-1': [[1, '/AcroForm<<', '/AcroForm<</XFA[]']],
  '7.18.1-1': [[42, '/S/Annot', '/S/P']],
  '7.18.1-2': [[22, '/Contents(Note)', '']],
  '7.18.1-3': [[20, '/TU(Name)', '']],
  '7.18.2-1': [[22, '/Subtype/Text', '/Subtype/TrapNet']],
  '7.18.3-1': [[3, '/Tabs/S', '/Tabs/R']],
  '7.18.4-1': [[6, '1 40 0 R', '1 41 0 R']],
  '7.18.4-2': [
    [40, '/K<</Type/OBJR/Obj 20 0 R>>', '/K[<</Type/OBJR/Obj 20 0 R>>50 0 R]'],
    [50, '<</S/P/P 40 0 R>>'],
  ],
  '7.18.5-1': [[41, '/S/Link', '/S/P']],
  '7.18.5-2': [[21, '/Contents(Agency)', '']],
  '7.20-1': [[18, '/BBox', '/Ref<<>>/BBox']],
  '7.21.3.2-1': [[14, '/CIDToGIDMap 15 0 R', '']],
  '7.21.3.3-1': [[13, '/Identity-H', '/Own-H']],
  '7.21.4.1-1': [[10, '/FontFile2 11 0 R', '']],
  '7.21.4.1-2': [[15, '\0\0\0\x01', '\0\0\x09\x01']],
  '7.21.5-1': [[9, `/Widths[${face.widths[0]} `, '/Widths[100 ']],
  '7.21.6-1': [[11, latin(face.program), withoutTable]],
  '7.21.6-2': [[9, '/WinAnsiEncoding', '/MacExpertEncoding']],
  '7.21.6-3': [
    [10, '/Flags 32', '/Flags 4'],
    [9, '/FontDescriptor', '/ToUnicode 16 0 R/FontDescriptor'],
    [16, '<0001> <0041>', '<0001> <0041> <0041> <0041> <0042> <0042>'],
  ],
  '7.21.7-1': [[16, '<0001> <0041>', '<0002> <0041>']],
  '7.21.7-2': [[16, '<0001> <0041>', '<0001> <feff>']],
  '7.21.8-1': [[15, '\0\0\0\x01', '\0\0\0\0']],
};

it('finds nothing in a file that keeps every rule', () => {
  expect(findUaBreaches(changedPdf())).toEqual([]);
});

it.each(Object.entries(breaking))('finds what breaks only %s', (clause, changes) => {
  const found = findUaBreaches(changedPdf(...changes));
  const says = uaRules.find((rule) => rule.clause === clause)?.says;
  expect(found).toEqual([{ clause, says, where: expect.any(Array) }]);
});

it('has a file that breaks only it for every rule', () => {
  expect(uaRules.map(({ clause }) => clause).toSorted()).toEqual(Object.keys(breaking).toSorted());
});
