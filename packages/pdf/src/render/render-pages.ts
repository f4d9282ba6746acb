import { pagePictures, type RenderOptions } from './page-pictures.ts';
import { png } from './png.ts';

/**
 * Pictures of all pages, or of those with the given numbers, so many pixels wide, as PNG: grey
 * where the page has no colour. It shows page content, not widgets; the template of a plan has
 * their borders as content.
 */
export async function renderPages(
  bytes: Uint8Array,
  width: number,
  options: RenderOptions = {},
): Promise<Uint8Array[]> {
  return (await pagePictures(bytes, width, options)).map(png);
}
