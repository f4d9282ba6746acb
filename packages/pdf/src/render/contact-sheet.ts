import { pagePictures } from './page-pictures.ts';
import { type Picture, png } from './png.ts';

const [columns, gap, ground] = [4, 12, 0x99];

/**
 * One PNG with the pages of several PDFs, each `width` pixels wide: the first page of each, then the
 * second of each, in rows of four.
 */
export async function contactSheet(pdfs: Uint8Array[], width: number): Promise<Uint8Array> {
  const files: Picture[][] = [];
  for (const pdf of pdfs) files.push(await pagePictures(pdf, width));
  const most = Math.max(...files.map(({ length }) => length));
  const pages = Array.from({ length: most }, (_, i) => files.flatMap((file) => file[i] ?? []));
  return png(arranged(pages.flat(), width));
}

function arranged(pictures: Picture[], width: number): Picture {
  const rows: Picture[][] = [];
  for (let at = 0; at < pictures.length; at += columns) rows.push(pictures.slice(at, at + columns));
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
  const sheet: Picture = {
    width: gap + Math.min(columns, pictures.length) * (width + gap),
    height: heights.reduce((sum, height) => sum + height + gap, gap),
    channels: pictures.every(({ channels }) => channels === 1) ? 1 : 3,
    pixels: new Uint8Array(),
  };
  sheet.pixels = new Uint8Array(sheet.width * sheet.height * sheet.channels).fill(ground);
  let top = gap;
  for (const [i, row] of rows.entries()) {
    for (const [column, picture] of row.entries()) {
      paste(picture, sheet, gap + column * (width + gap), top);
    }
    top += (heights[i] ?? 0) + gap;
  }
  return sheet;
}

function paste({ width, height, channels, pixels }: Picture, onto: Picture, x: number, y: number) {
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const from = (row * width + column) * channels;
      const to = ((y + row) * onto.width + x + column) * onto.channels;
      for (let each = 0; each < onto.channels; each += 1) {
        onto.pixels[to + each] = pixels[from + (channels === 1 ? 0 : each)] ?? 0;
      }
    }
  }
}
