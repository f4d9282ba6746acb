import type { Cache } from '../cache/cache.ts';
import { pageWidth } from './page-width.ts';
import { picturePages } from './picture-pages.ts';

/** Draws the pages of a form as a build does, for a release that was built without pictures. */
export async function drawPages(template: Uint8Array, cache?: Cache): Promise<Uint8Array[]> {
  const [pages = []] = await picturePages([{ pdf: template }], pageWidth, { cache });
  return pages;
}
