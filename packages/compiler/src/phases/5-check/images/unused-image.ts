import { defineCheck } from '../foundation/define-check.ts';
import { imagesUsed } from './images-used.ts';

/** Every picture in a form's own folder is shown by a note. */
export const unusedImage = defineCheck({
  code: 'unused-image',
  severity: 'warning',
  check({ form, family, isWhole }, report) {
    if (!form || !isWhole || form.folders.length > 1) return;
    const used = new Set(
      family.flatMap((each) =>
        imagesUsed(each).flatMap(({ name }) =>
          each.folders.map((folder) => `${folder}/images/${name}`),
        ),
      ),
    );
    for (const name of form.images.keys()) {
      const file = `${form.folder}/images/${name}`;
      if (used.has(file)) continue;
      report({
        at: { file, start: 0, end: 0 },
        message: `No note shows the picture "${name}".`,
        help: `Show it in a note, as image: ${name}, or remove the file.`,
      });
    }
  },
});
