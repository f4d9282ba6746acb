import { type SimpleObjects, simplePdf } from '../../../../test/foundation/simple-pdf.ts';
import { embeddedFace } from '../../src/fonts/embedded-face.ts';

const title = '<rdf:li xml:lang="en">Form</rdf:li>';

/** Metadata with a title and the identification of PDF/UA. */
const metadata = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><dc:title><rdf:Alt>${title}</rdf:Alt></dc:title><pdfuaid:part>1</pdfuaid:part></rdf:Description></rdf:RDF></x:xmpmeta>`;

const program = (bytes: Uint8Array) => ({
  dictionary: `/Length1 ${bytes.length}`,
  data: Buffer.from(bytes).toString('latin1'),
});

const face = embeddedFace('regular', [0x41, 0x42]);

/** Glyph 0 is the missing one; glyph 1 is A, which both fonts have. */
const toGlyph = '\0\0\0\x01';

const unicode =
  'begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfchar <0001> <0041> endbfchar endcmap';

/** A small file with a heading, a paragraph, a table, a list, a field, a link and a note, which keeps every rule. */
function conformingObjects(): SimpleObjects {
  return {
    1: '<</Type/Catalog/Pages 2 0 R/StructTreeRoot 5 0 R/MarkInfo<</Marked true>>/ViewerPreferences<</DisplayDocTitle true>>/Metadata 12 0 R/AcroForm<</Fields[20 0 R]>>>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]>>',
    3: '<</Type/Page/Parent 2 0 R/StructParents 0/Tabs/S/Annots[20 0 R 21 0 R 22 0 R]/Contents 4 0 R/Resources<</Font<</F 9 0 R/G 13 0 R>>/XObject<</X 18 0 R>>>>>>',
    4: {
      dictionary: '',
      data: '/Artifact BMC 0 0 m 9 9 l S EMC\n/H1 <</MCID 0>> BDC BT /F 9 Tf (AB) Tj ET EMC\n/P <</MCID 1>> BDC BT /G 9 Tf <0001> Tj ET EMC\n/Artifact BMC /X Do EMC\n',
    },
    5: '<</Type/StructTreeRoot/K[7 0 R]/ParentTree 6 0 R/RoleMap<</Own/P>>>>',
    6: '<</Nums[0[8 0 R 30 0 R 60 0 R]1 40 0 R 2 41 0 R 3 42 0 R 4 61 0 R]>>',
    7: '<</Type/StructElem/S/Document/P 5 0 R/Lang(en)/K[8 0 R 30 0 R 31 0 R 36 0 R 40 0 R 41 0 R 42 0 R 43 0 R 44 0 R 45 0 R]>>',
    8: '<</Type/StructElem/S/H1/P 7 0 R/Pg 3 0 R/K 0>>',
    9: `<</Type/Font/Subtype/TrueType/BaseFont/AAAAAA+Arimo/Encoding/WinAnsiEncoding/FirstChar ${face.first}/LastChar ${face.first + 1}/Widths[${face.widths.join(' ')}]/FontDescriptor 10 0 R>>`,
    10: '<</Type/FontDescriptor/FontName/AAAAAA+Arimo/Flags 32/FontBBox[0 0 9 9]/ItalicAngle 0/Ascent 9/Descent 0/CapHeight 9/StemV 80/FontFile2 11 0 R>>',
    11: program(face.program),
    12: { dictionary: '/Type/Metadata/Subtype/XML', data: metadata },
    13: '<</Type/Font/Subtype/Type0/BaseFont/AAAAAA+Arimo/Encoding/Identity-H/DescendantFonts[14 0 R]/ToUnicode 16 0 R>>',
    14: `<</Type/Font/Subtype/CIDFontType2/BaseFont/AAAAAA+Arimo/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 10 0 R/CIDToGIDMap 15 0 R/W[1[${face.widths[0]}]]>>`,
    15: { dictionary: '', data: toGlyph },
    16: { dictionary: '', data: unicode },
    18: { dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]', data: '0 0 m 9 9 l S' },
    20: '<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/TU(Name)/Rect[20 100 120 114]/F 4/P 3 0 R/StructParent 1>>',
    21: '<</Type/Annot/Subtype/Link/Rect[20 80 120 90]/Contents(Agency)/StructParent 2>>',
    22: '<</Type/Annot/Subtype/Text/Rect[20 60 40 70]/Contents(Note)/StructParent 3>>',
    30: '<</Type/StructElem/S/Own/P 7 0 R/Pg 3 0 R/K 1>>',
    31: '<</Type/StructElem/S/Table/P 7 0 R/K[32 0 R 33 0 R]>>',
    32: '<</Type/StructElem/S/TR/P 31 0 R/K[34 0 R]>>',
    33: '<</Type/StructElem/S/TR/P 31 0 R/K[35 0 R]>>',
    34: '<</Type/StructElem/S/TH/P 32 0 R/A<</O/Table/Scope/Column>>>>',
    35: '<</Type/StructElem/S/TD/P 33 0 R>>',
    36: '<</Type/StructElem/S/L/P 7 0 R/K[37 0 R]>>',
    37: '<</Type/StructElem/S/LI/P 36 0 R/K[38 0 R 39 0 R]>>',
    38: '<</Type/StructElem/S/Lbl/P 37 0 R>>',
    39: '<</Type/StructElem/S/LBody/P 37 0 R>>',
    40: '<</Type/StructElem/S/Form/P 7 0 R/K<</Type/OBJR/Obj 20 0 R>>>>',
    41: '<</Type/StructElem/S/Link/P 7 0 R/K<</Type/OBJR/Obj 21 0 R>>>>',
    42: '<</Type/StructElem/S/Annot/P 7 0 R/K<</Type/OBJR/Obj 22 0 R>>>>',
    43: '<</Type/StructElem/S/Figure/P 7 0 R/Alt(Flag)>>',
    44: '<</Type/StructElem/S/Formula/P 7 0 R/Alt(Sum)>>',
    45: '<</Type/StructElem/S/Note/P 7 0 R/ID(one)>>',
  };
}

/** Either replaces a text, which must be there, in an object or (with 0) in the whole file; or adds an object. */
export type Change = [number: number, from: string, to: string] | [number: number, added: string];

/** The conforming file with changes. */
export function changedPdf(...changes: Change[]): Uint8Array {
  const objects = conformingObjects();
  let inFile = (text: string) => text;
  for (const [number, from, to] of changes) {
    const object = objects[number];
    if (to === undefined) objects[number] = from;
    else if (number === 0) inFile = (text) => replaced(text, from, to);
    else if (typeof object === 'string') objects[number] = replaced(object, from, to);
    else if (object?.dictionary.includes(from))
      objects[number] = { ...object, dictionary: replaced(object.dictionary, from, to) };
    else if (object) objects[number] = { ...object, data: replaced(object.data, from, to) };
  }
  const text = Buffer.from(simplePdf(objects)).toString('latin1');
  return new Uint8Array(Buffer.from(inFile(text), 'latin1'));
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`There is no ${from} to replace.`);
  return text.replace(from, () => to);
}
