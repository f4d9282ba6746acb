import { pageWidth } from '../../pages/page-width.ts';
import { picturePages } from '../../pages/picture-pages.ts';
import { type Emitter, folderOf } from './emitter.ts';

/** Pictures of notes and of every page of the blank, drawn from the template because renderers omit widgets. */
export const images: Emitter = {
  name: 'images',
  async emitForms(forms, pictures) {
    const files = forms.map(({ template, paper }) => ({ pdf: template, look: paper }));
    const drawn = pictures.withoutPictures ? [] : await picturePages(files, pageWidth, pictures);
    return forms.flatMap(({ bundle, images: own }, i) => {
      const folder = `${folderOf(bundle)}/images`;
      const pages = (drawn[i] ?? []).map((bytes, page) => ({
        path: `${folder}/${bundle.id.toLowerCase()}_${page + 1}.png`,
        bytes,
      }));
      const notes = [...own].map(([name, bytes]) => ({
        path: `${folder}/${name}`,
        bytes,
      }));
      return [...pages, ...notes];
    });
  },
};
