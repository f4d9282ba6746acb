import { pagePictures, type RenderOptions } from './page-pictures.ts';
import { png } from './png.ts';

/**
 * Renders all pages, or those with the given numbers, as PNG at a width in pixels, in grey when a
 * page has no colour. Only page content is shown, not widgets; the template of a plan has their
 * borders as content.
 */
export async function renderPages(
  bytes: Uint8Array,
  width: number,
  options: RenderOptions = {},
): Promise<Uint8Array[]> {
  return (await pagePictures(bytes, width, options)).map(png);
}
