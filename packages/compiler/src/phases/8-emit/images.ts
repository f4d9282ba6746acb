import { renderPages } from '@formpress/pdf';
import { type EmittedFile, type Emitter, folderOf } from './emitter.ts';

// Unfilled form page images are 1280 pixels wide (interface, Limits).
const pageWidth = 1280;

/** Pictures of every page of the blank, and the pictures that notes show. */
export const images: Emitter = {
  name: 'images',
  async emit({ forms }) {
    const files: EmittedFile[] = [];
    for (const { bundle, blankPdf, linked } of forms) {
      const folder = `${folderOf(bundle)}/images`;
      const pages = await renderPages(blankPdf, pageWidth);
      pages.forEach((bytes, index) => {
        files.push({ path: `${folder}/${bundle.id.toLowerCase()}_${index + 1}.png`, bytes });
      });
      for (const [name, bytes] of linked.images) files.push({ path: `${folder}/${name}`, bytes });
    }
    return files;
  },
};
