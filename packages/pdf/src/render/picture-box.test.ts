import { expect, it } from 'vitest';
import { pixelsOf } from '../../../../test/foundation/pixels.ts';
import { field, pdfWithFields } from '../../../../test/foundation/simple-pdf.ts';
import { inspect } from '../inspect/inspect.ts';
import { pictureBox } from './picture-box.ts';

/** A page with a field of 100 by 14 points on a black bar of the same size. */
function pageWith(keys: string): Uint8Array {
  const bar = { dictionary: '', data: '0 g 20 100 100 14 re f' };
  const text = Buffer.from(pdfWithFields([field('box', 'Tx')], { 4: bar })).toString('latin1');
  return new Uint8Array(Buffer.from(text.replace('/Type/Page/', `/Type/Page/${keys}/`), 'latin1'));
}

/** The size of the dark part of a picture: the bar, with the frame around it. */
function darkSize(png: Uint8Array): [width: number, height: number] {
  const { width, height, darkness } = pixelsOf(png);
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  const isDark = (x: number, y: number) => darkness(x, y) > 100;
  return [
    columns.filter((x) => rows.some((y) => isDark(x, y))).length,
    rows.filter((y) => columns.some((x) => isDark(x, y))).length,
  ];
}

it.each([
  ['upright', 'Rotate 0', [201, 29]],
  ['turned to the right', 'Rotate 90', [29, 201]],
  ['upside down', 'Rotate 180', [201, 29]],
  ['turned to the left', 'Rotate 270', [29, 201]],
  ['cropped', 'CropBox[10 50 290 190]', [201, 29]],
  ['turned and cropped', 'Rotate 90/CropBox[10 50 290 190]', [29, 201]],
])('frames a box where it is seen on a page that is %s', async (_, keys, size) => {
  const bytes = pageWith(keys);
  const { fields, pages } = inspect(bytes);
  const [box, facts] = [fields[0]?.widgets[0]?.box, pages[0]];
  const picture = box && facts && (await pictureBox(bytes, { page: 1, box, facts }));
  expect(picture && darkSize(picture)).toEqual(size);
});
