import { expect, it } from 'vitest';
import { simplePdf } from '../../../../test/foundation/simple-pdf.ts';
import { findBoxes } from './find-boxes.ts';
import type { FoundBox } from './found-box.ts';

/** A page with this content, in Helvetica of 9 points. */
function page(content: string): Uint8Array {
  return simplePdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 612 792]>>',
    3: '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    4: { dictionary: '', data: content },
  });
}

const text = (words: string, x: number, y: number) => `BT /F 9 Tf ${x} ${y} Td (${words}) Tj ET\n`;
const line = (x: number, y: number, width: number) => `${x} ${y} m ${x + width} ${y} l S\n`;
const saidOf = ({ box, kind, cells }: FoundBox) =>
  `${kind} ${box.join(' ')}${cells === undefined ? '' : `, ${cells} cells`}`;
const found = (content: string) => findBoxes(page(content)).map(saidOf);

it.each([
  [
    'a line after a caption',
    text('Name', 50, 700) + line(80, 698, 200),
    ['text 80.6 698.4 198.8 12'],
  ],
  [
    'a line above a caption',
    line(50, 698, 200) + text('Signature', 50, 688),
    ['text 50.6 698.4 198.8 12'],
  ],
  ['underscores', text('Name ________________', 50, 700), ['text 77.1 699.5 78.9 12']],
  ['a small square', `50 700 9 9 re S\n${text('Single', 64, 701)}`, ['tick 50.7 700.7 7.6 7.6']],
  [
    'a cell below its caption',
    `50 700 200 24 re S\n${text('Last name', 52, 715)}`,
    ['text 52 700.5 196 12.5'],
  ],
  [
    'an amount after its sign and before its cents',
    `400 700 100 14 re S\n${text('$', 402, 703)}${text('.00', 485, 703)}`,
    ['text 408 699.7 76 12.5'],
  ],
  [
    'cells for one letter each, as one',
    [0, 1, 2].map((i) => `${50 + 15 * i} 700 15 15 re S\n`).join('') + text('Code', 20, 703),
    ['text 50.6 699.7 43.8 13.5, 3 cells'],
  ],
  [
    'little squares for one letter each, as one',
    [0, 1, 2, 3].map((i) => `${50 + 14 * i} 700 12 12 re S\n`).join('') + text('Code', 20, 703),
    ['text 50.6 699.7 52.8 10.5, 4 cells'],
  ],
  [
    'a tinted place below a caption, and one with its caption inside',
    `.9 g 50 700 200 14 re f 300 690 200 24 re f 0 g\n${text('Name', 50, 717)}${text('City', 302, 705)}`,
    ['text 50.6 699.7 198.8 12.5', 'text 302 690.5 196 12.5'],
  ],
])('finds %s', (_, content, boxes) => {
  expect(found(content)).toEqual(boxes);
});

it.each([
  ['a line across the page', line(36, 700, 540) + text('Page 1 of 2', 36, 690)],
  ['an underlined heading', text('Instructions', 50, 700) + line(50, 698, 52)],
  ['a framed heading', `50 700 300 20 re S\n${text('Instructions', 180, 706)}`],
  ['a frame around a paragraph', `50 500 300 120 re S\n${text('Read this first.', 60, 600)}`],
  ['a tinted heading', `.9 g 50 700 200 14 re f 0 g\n${text('Part 1. About you', 54, 703)}`],
  ['a tinted line', `.8 g 36 700 540 9 re f 0 g\n${text('Name', 50, 717)}`],
  ['a dark area', `50 700 200 14 re B\n${text('Total', 20, 703)}`],
  ['a white line', `1 G\n${text('Name', 50, 700)}${line(80, 698, 200)}`],
  [
    'a table of numbers',
    [0, 1, 2, 3]
      .map((i) => `${50 + 60 * i} 700 60 14 re S\n${i < 3 ? text('1,250', 60 + 60 * i, 703) : ''}`)
      .join(''),
  ],
])('does not take for a place to write: %s', (_, content) => {
  expect(found(content)).toEqual([]);
});
