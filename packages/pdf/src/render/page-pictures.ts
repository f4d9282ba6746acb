import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import type { Picture } from './png.ts';

let started: Promise<PDFiumLibrary> | undefined;

/** Which pages to render, and a callback before each. */
export type RenderOptions = { only?: number[]; onPage?: () => void };

/** Renders pages at a width in pixels, in grey when a page has no colour. */
export async function pagePictures(
  bytes: Uint8Array,
  width: number,
  { only, onPage }: RenderOptions = {},
): Promise<Picture[]> {
  started ??= PDFiumLibrary.init();
  const library = await started;
  const document = await library.loadDocument(bytes);
  try {
    const pictures: Picture[] = [];
    for (const page of document.pages()) {
      if (only && !only.includes(page.number + 1)) continue;
      onPage?.();
      pictures.push(await render(page, width));
    }
    return pictures;
  } finally {
    document.destroy();
  }
}

async function render(page: PDFiumPage, width: number): Promise<Picture> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const height = Math.round((width * originalHeight) / originalWidth);
  const { data } = await page.render({ scale: 1, width, height, render: 'bitmap' });
  return isGrey(data) ? grey(data, width, height) : color(data, width, height);
}

function isGrey(pixels: Uint8Array): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at] !== pixels[at + 1] || pixels[at] !== pixels[at + 2]) return false;
  }
  return true;
}

function grey(data: Uint8Array, width: number, height: number): Picture {
  const pixels = new Uint8Array(width * height);
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = data[i * 4] ?? 0;
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
