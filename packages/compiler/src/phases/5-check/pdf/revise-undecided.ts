import type { PdfField } from '@formpress/pdf';
import type { Edit, Fix } from '../../../diagnostics/diagnostic.ts';
import { asWritten } from '../../2-parse/foundation/source.ts';
import type { LinkedForm, LinkedUndecided } from '../../4-link/linked/linked-form.ts';
import { shortestEnding } from '../../4-link/pdf/find-field.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';

/** What a revision left open must be settled by a person. */
export const reviseUndecided = defineCheck({
  code: 'revise-undecided',
  severity: 'error',
  check: eachForm((form, report) => {
    for (const undecided of form.pdf.undecided) {
      const fields = undecided.candidates.flatMap((name) => fieldOf(name, form));
      const choices = fields.map((field) => `${nameOf(field, form)} (${describe(field)})`);
      report({
        at: undecided.wasAt,
        message:
          choices.length === 0
            ? `No field of the new file is like "${undecided.was}".`
            : `It is not certain which field of the new file "${undecided.was}" is now: ${choices.join(', or ')}; or none.`,
        help: 'Look at both files. Write the line under "fields" with the name of the right field, and remove this entry.',
        fixes: fixesFor(undecided, fields, form),
      });
    }
  }),
});

function fieldOf(name: string, { blank }: LinkedForm): PdfField[] {
  return blank.fields.filter((field) => field.name === name);
}

function nameOf({ name }: PdfField, { blank }: LinkedForm): string {
  return `"${shortestEnding(name, blank.fields)}"`;
}

function describe({ page, widgets }: PdfField): string {
  const { line, text = '' } = widgets[0]?.near ?? {};
  const words = text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text;
  return [`page ${page}`, line && `line ${line}`, words && `“${words}”`].filter(Boolean).join(', ');
}

/** One fix for each candidate, and one that drops what was printed. */
function fixesFor(undecided: LinkedUndecided, fields: PdfField[], form: LinkedForm): Fix[] {
  const { lists } = form.pdf;
  const settled: Edit = { at: undecided.at, removesEntry: true };
  const where = lists.fields ?? lists.file;
  const bound = fields.flatMap((field): Fix[] => {
    const line = `${asWritten(shortestEnding(field.name, form.blank.fields))}: ${undecided.prints}`;
    const adds = lists.fields ? [line] : [`fields:\n  ${line}`];
    if (!where) return [];
    return [{ title: `Print it in ${nameOf(field, form)}`, edits: [settled, { at: where, adds }] }];
  });
  return [...bound, { title: 'Print it nowhere: the field is gone', edits: [settled] }];
}
