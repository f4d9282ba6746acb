import { inspect, renderPages } from '@formpress/pdf';
import { type Pixels, pixels, pixelsOf } from '../pixels.ts';
import type { Tool } from '../system-tools.ts';

/** Pages of a PDF as pictures of 100 dots per inch, by their number. */
export type Rendered = Map<number, Pixels>;

export const dotsPerPoint = 100 / 72;

/** Drawn by pdfium. All pages must be of one width, as those of our forms are. */
export async function renderedByPdfium(pdf: Uint8Array, pages: number[]): Promise<Rendered> {
  const [first] = inspect(pdf).pages;
  const across = first && (first.rotate % 180 === 0 ? first.width : first.height);
  const inOrder = [...pages].sort((a, b) => a - b);
  const pictures = await renderPages(pdf, Math.round((across ?? 612) * dotsPerPoint), {
    only: inOrder,
  });
  return new Map(pictures.map((picture, i) => [inOrder[i] ?? 0, pixelsOf(picture)]));
}

/** Drawn by poppler. */
export function renderedByPoppler(pdftoppm: Tool, pdf: Uint8Array, pages: number[]): Rendered {
  return new Map(
    pages.map((page) => {
      const only = ['-f', String(page), '-l', String(page)];
      const { output } = pdftoppm(['-gray', '-r', '100', ...only, 'PDF'], pdf);
      return [page, greyPixels(output)];
    }),
  );
}

/** Reads a picture in the format PGM: "P5 width height 255" and a byte for each dot. */
function greyPixels(pgm: Buffer): Pixels {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 40).toString('latin1'));
  if (!head) throw new Error('poppler drew no page');
  const [width, height] = [Number(head[1]), Number(head[2])];
  const dots = pgm.subarray(head[0].length).map((brightness) => 255 - brightness);
  return pixels(width, height, dots);
}
