import { expect, it } from 'vitest';
import { printedPages } from './printed-pages.ts';

/** A PDF of one page with these contents. */
function pdfWith(contents: string): Uint8Array {
  return Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj <</Pages 2 0 R>> endobj',
      '2 0 obj <</Kids[3 0 R]/Count 1/MediaBox[0 0 612 792]>> endobj',
      '3 0 obj <</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F <</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>> endobj',
      `4 0 obj <</Length ${contents.length}>> stream`,
      contents,
      'endstream endobj',
      'trailer <</Root 1 0 R>>',
      'startxref',
      '0',
      '%%EOF',
    ].join('\n'),
  );
}

it('reads rows from top to bottom, then what runs up the margin', () => {
  const level = 'BT /F 10 Tf 72 700 Td (3 Children, $2,200) Tj 0 -20 Td (4 Others) Tj ET';
  const turned = 'BT /F 8 Tf 0 1 -1 0 30 100 Tm (Rev. 08/11) Tj ET';
  expect(printedPages(pdfWith(`${level} ${turned}`))).toEqual([
    [
      { text: '3 Children, $2,200', box: [72, 700, expect.any(Number), 10] },
      { text: '4 Others', box: [72, 680, expect.any(Number), 10] },
      { text: 'Rev. 08/11' },
    ],
  ]);
});
