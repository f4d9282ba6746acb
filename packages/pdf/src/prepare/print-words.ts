import { ascent, descent, encode, unprintable, widthOf } from '../draw/text/fonts.ts';
import type { Box } from '../fields/pdf-field.ts';
import { PdfProblem } from '../foundation/problem.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { addContentToTree } from '../structure/add-widgets-to-tree.ts';
import { serializeNumber, serializeString } from '../writer/serialize.ts';
import { helvetica, onPage, pageAt } from './add-field.ts';
import { addContent, addResource, contentStream, freeResourceName } from './page-content.ts';
import { valuesFontOf } from './values-font.ts';

const largest = 10;
const smallest = 6;

/** Prints fixed words on a page of the blank, on one line in their box. */
export function printWords(
  file: PdfFile,
  name: string,
  place: { page: number; box: Box },
  words: string,
): void {
  const strange = unprintable(words);
  if (strange) {
    throw new PdfProblem(`The words of "${name}" contain "${strange}", which cannot be printed.`);
  }
  const page = pageAt(file, place.page, name);
  const [x, y, width, height] = onPage(file, page, place.box);
  const tallest = height / (ascent + descent);
  const size = Math.min(largest, tallest, width / Math.max(widthOf(words, 'regular', 1), 0.001));
  if (size < smallest) {
    throw new PdfProblem(`The words of "${name}" do not fit their box. Make it larger.`);
  }
  const font = freeResourceName(file, [page], 'Font', 'FpWords');
  addResource(file, page, 'Font', font, valuesFontOf(file) ?? file.add(helvetica()));
  const number = addContentToTree(file, page);
  const open = number === undefined ? '/P BMC' : `/P <</MCID ${number}>> BDC`;
  const baseline = y + (height - size * (ascent - descent)) / 2;
  const text = serializeString(Uint8Array.from(encode(words)));
  const [atX, atY, points] = [x, baseline, size].map((each) => serializeNumber(rounded(each)));
  addContent(file, page, [
    file.add(
      contentStream(
        `${open} q BT 0 g /${font} ${points} Tf ${atX} ${atY} Td ${text} Tj ET Q EMC\n`,
      ),
    ),
  ]);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
