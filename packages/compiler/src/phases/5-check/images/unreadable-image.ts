import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { imagesUsed } from './images-used.ts';
import { pictureSize } from './picture-size.ts';

/** A picture that is shown must be a readable PNG or JPEG. */
export const unreadableImage = defineCheck({
  code: 'unreadable-image',
  severity: 'error',
  check: eachForm((form, report) => {
    for (const { name, at } of imagesUsed(form)) {
      const bytes = form.images.get(name);
      if (!bytes || pictureSize(bytes)) continue;
      report({
        at,
        message: `"${name}" cannot be read as a picture.`,
        help: 'Save it again as a PNG file; it may be truncated or have another format.',
      });
    }
  }),
});
