import { createHash } from 'node:crypto';
import type { Cache } from '../cache/cache.ts';
import { findData, keepData } from '../cache/kept-data.ts';
import { rendererVersion } from './renderer-version.ts';

/** A PDF whose pages are to be seen, and how many it has. */
export type Pictured = { pdf: Uint8Array; pages: number };

/** Where pictures are kept from run to run, and who wants to know how far we are. */
export type PictureOptions = {
  /** Whether the release goes without them: whoever serves it draws a page when it is asked for. */
  areLate?: boolean;
  cache?: Cache | undefined;
  /** Called before each page that is drawn: which one it is, of how many that are not kept. */
  onPage?: (page: number, of: number) => void;
};

/** Pictures of all pages of some PDFs, so many pixels wide. What the cache has is not drawn again. */
export async function picturePages(
  files: Pictured[],
  width: number,
  { cache, onPage }: PictureOptions = {},
): Promise<Uint8Array[][]> {
  const keyOf = (pdf: Uint8Array) => keyFor(pdf, `${rendererVersion()}\n${width}`);
  const kept = files.map(({ pdf }) => cache && findData<Uint8Array[]>(cache, keyOf(pdf)));
  const missing = files.filter((_, i) => !kept[i]).reduce((sum, { pages }) => sum + pages, 0);
  const pictures: Uint8Array[][] = [];
  let page = 0;
  for (const [i, { pdf }] of files.entries()) {
    const found = kept[i] ?? (await draw(pdf));
    pictures.push(found);
  }
  return pictures;

  async function draw(pdf: Uint8Array): Promise<Uint8Array[]> {
    const { renderPages } = await import('@formpress/pdf');
    const drawn = await renderPages(pdf, width, {
      onPage() {
        page += 1;
        onPage?.(page, missing);
      },
    });
    if (cache) keepData(cache, keyOf(pdf), drawn);
    return drawn;
  }
}

function keyFor(pdf: Uint8Array, way: string): string {
  return createHash('sha256').update(`${way}\n`).update(pdf).digest('hex');
}
