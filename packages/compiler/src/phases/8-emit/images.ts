import { renderPages } from '@formpress/pdf';
import { type EmittedFile, type Emitter, folderOf } from './emitter.ts';

// Unfilled form page images are 1280 pixels wide (interface, Limits).
const pageWidth = 1280;

/** Pictures of every page of the blank, made from the template because renderers leave widgets out, and of notes. */
export const images: Emitter = {
  name: 'images',
  async emit({ forms }) {
    const files: EmittedFile[] = [];
    for (const { bundle, template, linked } of forms) {
      const folder = `${folderOf(bundle)}/images`;
      const pages = await renderPages(template, pageWidth);
      pages.forEach((bytes, index) => {
        files.push({ path: `${folder}/${bundle.id.toLowerCase()}_${index + 1}.png`, bytes });
      });
      for (const [name, bytes] of linked.images) files.push({ path: `${folder}/${name}`, bytes });
    }
    return files;
  },
};
