import type { Recipe } from '@formpress/pdf';
import type { LinkedPdf } from '../linked/linked-form.ts';

/** How to add the signature fields and those of pdf.yaml to the blank. */
export function recipeOf({ sign, add }: Pick<LinkedPdf, 'sign' | 'add'>): Recipe {
  return {
    sign: Object.fromEntries(
      sign.map(({ name, kind, field, page, box }) => [
        name,
        { kind, ...(field ? { field } : {}), ...(page && box ? { page, box } : {}) },
      ]),
    ),
    add: Object.fromEntries(
      add.map(({ name, page, box, type, align, comb, print }) => [
        name,
        {
          ...{ page, box, type },
          ...(align ? { align } : {}),
          ...(comb ? { comb } : {}),
          ...(print ? { print } : {}),
        },
      ]),
    ),
  };
}
