import { createHash } from 'node:crypto';
import type { Cache } from '../cache/cache.ts';
import { findData, keepData } from '../cache/kept-data.ts';
import { rendererVersion } from './renderer-version.ts';

/** A PDF to draw, and a digest of what decides how it looks, if that is less than the whole file. */
export type PicturedPdf = { pdf: Uint8Array; look?: string };

/** Whether a release has pictures, and where they are cached. */
export type PictureOptions = {
  /** Whether the release is built without pictures: the service draws a page when it is requested. */
  withoutPictures?: boolean;
  cache?: Cache | undefined;
};

/** Pictures of all pages of some PDFs, `width` pixels wide. Cached pages are not drawn again. */
export async function picturePages(
  files: PicturedPdf[],
  width: number,
  { cache }: PictureOptions = {},
): Promise<Uint8Array[][]> {
  const pictures: Uint8Array[][] = [];
  for (const { pdf, look } of files) {
    const key = keyFor(look ?? pdf, `${rendererVersion()}\n${width}`);
    const found = cache && findData<Uint8Array[]>(cache, key);
    const pages = found ?? (await draw(pdf, width));
    if (cache && !found) keepData(cache, key, pages);
    pictures.push(pages);
  }
  return pictures;
}

// The library takes long to load.
async function draw(pdf: Uint8Array, width: number): Promise<Uint8Array[]> {
  const { renderPages } = await import('@formpress/pdf');
  return renderPages(pdf, width);
}

function keyFor(look: Uint8Array | string, renderer: string): string {
  return createHash('sha256').update(`${renderer}\n`).update(look).digest('hex');
}
