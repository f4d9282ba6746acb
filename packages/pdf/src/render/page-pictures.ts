import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import type { Picture } from './png.ts';

let started: Promise<PDFiumLibrary> | undefined;

/** Which pages to render. */
export type RenderOptions = { only?: number[] };

/** Width and height of a picture in pixels. */
export type PixelSize = { width: number; height: number };

/** Renders pages at a width in pixels, in grey when a page has no colour. */
export async function pagePictures(
  bytes: Uint8Array,
  width: number,
  { only }: RenderOptions = {},
): Promise<Picture[]> {
  return withPages(bytes, async (pages) => {
    const pictures: Picture[] = [];
    for (const page of pages()) {
      if (only && !only.includes(page.number + 1)) continue;
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const height = Math.round((width * originalHeight) / originalWidth);
      pictures.push(await render(page, { width, height }));
    }
    return pictures;
  });
}

/** A picture as it is drawn: red, green, blue and an unused byte for each pixel. */
export type RawPicture = PixelSize & { pixels: Uint8Array };

/** Pictures of the pages with these numbers, each at its own size, by page number. */
export async function rawPictures(
  bytes: Uint8Array,
  sizes: ReadonlyMap<number, PixelSize>,
): Promise<Map<number, RawPicture>> {
  return withPages(bytes, async (_, page) => {
    const pictures = new Map<number, RawPicture>();
    for (const [number, size] of sizes)
      pictures.set(number, { ...size, pixels: await renderRaw(page(number), size) });
    return pictures;
  });
}

/** Opens a file, and closes it when the work with its pages is done. */
async function withPages<T>(
  bytes: Uint8Array,
  work: (all: () => Iterable<PDFiumPage>, one: (number: number) => PDFiumPage) => Promise<T>,
): Promise<T> {
  started ??= PDFiumLibrary.init();
  const library = await started;
  const document = await library.loadDocument(bytes);
  try {
    return await work(
      () => document.pages(),
      (number) => document.getPage(number - 1),
    );
  } finally {
    document.destroy();
  }
}

async function renderRaw(page: PDFiumPage, { width, height }: PixelSize): Promise<Uint8Array> {
  return (await page.render({ scale: 1, width, height, render: 'bitmap' })).data;
}

async function render(page: PDFiumPage, size: PixelSize): Promise<Picture> {
  const { width, height } = size;
  const data = await renderRaw(page, size);
  return grey(data, size) ?? color(data, width, height);
}

/** The picture in grey, unless a pixel has a colour. */
function grey(data: Uint8Array, { width, height }: PixelSize): Picture | undefined {
  const pixels = new Uint8Array(width * height);
  const words = new Uint32Array(data.buffer, data.byteOffset, pixels.length);
  for (let i = 0; i < pixels.length; i += 1) {
    const word = words[i] ?? 0;
    const shade = word & 0xff;
    if ((word & 0xffffff) !== shade * 0x010101) return undefined;
    pixels[i] = shade;
  }
  return { width, height, channels: 1, pixels };
}

function color(data: Uint8Array, width: number, height: number): Picture {
  const pixels = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[i * 3 + channel] = data[i * 4 + channel] ?? 0;
    }
  }
  return { width, height, channels: 3, pixels };
}
