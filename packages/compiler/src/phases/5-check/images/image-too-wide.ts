import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { imagesUsed } from './images-used.ts';
import { pictureSize } from './picture-size.ts';

const mostWide = 800;

/** A picture next to a question is at most 800 pixels wide, so that it loads quickly and fits on a page. */
export const imageTooWide = defineCheck({
  code: 'image-too-wide',
  severity: 'error',
  check: eachForm((form, report) => {
    for (const { name, at } of imagesUsed(form)) {
      const bytes = form.images.get(name);
      const size = bytes && pictureSize(bytes);
      if (!size || size.width <= mostWide) continue;
      report({
        at,
        message: `"${name}" is ${size.width} pixels wide, too wide next to a question.`,
        help: `Make it at most ${mostWide} pixels wide.`,
      });
    }
  }),
});
