import { todo } from '../../../diagnostics/fixes/fix.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { type Paper, paperOf } from './paper-of.ts';

/** The agency's file prints the name and the revision that form.yaml gives it. */
export const wrongPaper = defineCheck({
  code: 'wrong-paper',
  severity: 'warning',
  check: eachForm((form, report) => {
    const paper = paperOf(form);
    if (!paper) return;
    const { name, source } = form.facts;
    const missing = [
      ...(name === todo || paper.rowsNaming(name).length > 0 ? [] : [`the name ${name}`]),
      ...marksOf(source?.revision ?? '')
        .filter((mark) => !isPrinted(mark, paper))
        .map((mark) => `"${mark}" of its revision`),
    ];
    if (missing.length === 0) return;
    report({
      at: form.confidenceAt,
      message: `blank.pdf does not print ${missing.join(' and ')}. Is it the file of ${form.id} ${form.version}?`,
      help: 'Put the file of this revision there, or write name and revision as they are printed. If it is printed in a way that cannot be read, accept this warning with that reason.',
    });
  }),
});

/** The parts of a revision with digits, such as 08/11, 150-101-402, 2025. */
function marksOf(revision: string): string[] {
  return revision.split(/[\s,()]+/).filter((word) => /[0-9]/.test(word));
}

/** Whether a mark is printed. Agencies print all kinds of dashes, which count as the same. */
function isPrinted(mark: string, { rows }: Paper): boolean {
  const plain = (text: string) => text.replace(/[\u2010-\u2015]/g, '-');
  const escaped = mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`(?<![0-9])${escaped}(?![0-9])`, 'i');
  return rows.some(({ text }) => found.test(plain(text)));
}
