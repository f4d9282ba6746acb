import { outlineFields } from './outline-fields.ts';
import { renderPages } from './render-pages.ts';

/** Renders all pages as PNG at a width in pixels, with every field outlined and labelled. */
export async function pictureFields(bytes: Uint8Array, width: number): Promise<Uint8Array[]> {
  return renderPages(outlineFields(bytes), width);
}
