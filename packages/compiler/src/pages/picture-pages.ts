import { createHash } from 'node:crypto';
import type { Cache } from '../cache/cache.ts';
import { findData, keepData } from '../cache/kept-data.ts';
import { rendererVersion } from './renderer-version.ts';

/** A PDF to draw, how many pages it has, and a digest of all that can be seen of it, if that is not the whole file. */
export type PicturedPdf = { pdf: Uint8Array; pages: number; look?: string };

/** Where pictures are cached, and who is told about progress. */
export type PictureOptions = {
  /** Whether the release is built without pictures: the service draws a page when it is requested. */
  areLate?: boolean;
  cache?: Cache | undefined;
  /** Called before each page is drawn, with its number and the number of pages to draw. */
  onPage?: (page: number, of: number) => void;
};

/** Pictures of all pages of some PDFs, `width` pixels wide. Cached pages are not drawn again. */
export async function picturePages(
  files: PicturedPdf[],
  width: number,
  { cache, onPage }: PictureOptions = {},
): Promise<Uint8Array[][]> {
  const keyOf = ({ pdf, look }: PicturedPdf) =>
    keyFor(look ?? pdf, `${rendererVersion()}\n${width}`);
  const kept = files.map((file) => cache && findData<Uint8Array[]>(cache, keyOf(file)));
  const missing = files.filter((_, i) => !kept[i]).reduce((sum, { pages }) => sum + pages, 0);
  const pictures: Uint8Array[][] = [];
  let page = 0;
  for (const [i, file] of files.entries()) {
    const found = kept[i] ?? (await draw(file));
    pictures.push(found);
  }
  return pictures;

  async function draw(file: PicturedPdf): Promise<Uint8Array[]> {
    const { renderPages } = await import('@formpress/pdf');
    const drawn = await renderPages(file.pdf, width, {
      onPage() {
        page += 1;
        onPage?.(page, missing);
      },
    });
    if (cache) keepData(cache, keyOf(file), drawn);
    return drawn;
  }
}

function keyFor(look: Uint8Array | string, renderer: string): string {
  return createHash('sha256').update(`${renderer}\n`).update(look).digest('hex');
}
