import { outlineFields } from './outline-fields.ts';
import { renderPages } from './render-pages.ts';

/** Pictures of all pages with every field outlined and labelled, as PNG, so many pixels wide. */
export async function pictureFields(bytes: Uint8Array, width: number): Promise<Uint8Array[]> {
  return renderPages(outlineFields(bytes), width);
}
