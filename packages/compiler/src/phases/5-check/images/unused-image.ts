import { defineCheck } from '../foundation/define-check.ts';
import { imagesUsed } from './images-used.ts';

/** Every picture in a form's own folder is shown by a note. */
export const unusedImage = defineCheck({
  code: 'unused-image',
  severity: 'warning',
  checkFamily({ forms, isWhole }, report) {
    if (!isWhole) return;
    const used = new Set(
      forms.flatMap((form) =>
        imagesUsed(form).flatMap(({ name }) =>
          form.folders.map((folder) => `${folder}/images/${name}`),
        ),
      ),
    );
    for (const { images, folder, folders } of forms) {
      if (folders.length > 1) continue;
      for (const name of images.keys()) {
        const file = `${folder}/images/${name}`;
        if (used.has(file)) continue;
        report({
          at: { file, start: 0, end: 0 },
          message: `No note shows the picture "${name}".`,
          help: `Show it in a note, as image: ${name}, or remove the file.`,
        });
      }
    }
  },
});
