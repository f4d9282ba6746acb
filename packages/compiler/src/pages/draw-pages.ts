import type { PageStore } from './page-store.ts';
import { pageWidth } from './page-width.ts';
import { picturePages } from './picture-pages.ts';

/** Draws the pages of a form as a build does, for a release that went without pictures. */
export async function drawPages(template: Uint8Array, store?: PageStore): Promise<Uint8Array[]> {
  const options = store ? { store } : {};
  const [pages = []] = await picturePages([{ pdf: template, pages: 0 }], pageWidth, options);
  return pages;
}
