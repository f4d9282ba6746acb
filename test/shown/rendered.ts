import { inspect, type Picture, pagePictures } from '@formpress/pdf';
import { type Pixels, pixels } from '../foundation/pixels.ts';
import type { Tool } from '../foundation/system-tools.ts';

/** Pages of a PDF rendered at 100 dots per inch, by number. */
export type Rendered = Map<number, Pixels>;

export const dotsPerPoint = 100 / 72;

/** Renders pages with pdfium, those of the same width together. */
export async function renderedByPdfium(pdf: Uint8Array, pages: number[]): Promise<Rendered> {
  const facts = inspect(pdf).pages;
  const widthOf = (page: number) => {
    const { width = 612, height = 612, rotate = 0 } = facts[page - 1] ?? {};
    return Math.round((rotate % 180 === 0 ? width : height) * dotsPerPoint);
  };
  const rendered: Rendered = new Map();
  for (const width of new Set(pages.map(widthOf))) {
    const only = pages.filter((page) => widthOf(page) === width).sort((a, b) => a - b);
    const pictures = await pagePictures(pdf, width, { only });
    for (const [i, picture] of pictures.entries()) rendered.set(only[i] ?? 0, darknessOf(picture));
  }
  return rendered;
}

function darknessOf({ width, height, channels, pixels: values }: Picture): Pixels {
  const dots = Uint8Array.from({ length: width * height }, (_, i) => {
    const [red = 0, green = red, blue = red] = values.subarray(i * channels, (i + 1) * channels);
    return 255 - Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  });
  return pixels(width, height, dots);
}

/** Renders pages with poppler. */
export function renderedByPoppler(pdftoppm: Tool, pdf: Uint8Array, pages: number[]): Rendered {
  return new Map(
    pages.map((page) => {
      const only = ['-f', String(page), '-l', String(page)];
      const { output } = pdftoppm(['-gray', '-r', '100', ...only, 'PDF'], pdf);
      return [page, greyPixels(output)];
    }),
  );
}

/** Decodes a PGM picture: "P5 width height 255" and a byte for each pixel. */
function greyPixels(pgm: Buffer): Pixels {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 40).toString('latin1'));
  if (!head) throw new Error('poppler drew no page');
  const [width, height] = [Number(head[1]), Number(head[2])];
  const dots = pgm.subarray(head[0].length).map((brightness) => 255 - brightness);
  return pixels(width, height, dots);
}
