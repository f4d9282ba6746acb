import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import { wordsOf } from '../foundation/all-texts.ts';
import { ownBlankTexts } from '../foundation/blank-texts.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';

const year = /(?<![0-9,.$/-])20[0-9]{2}(?![0-9%/-]|[.,][0-9])/g;

/** The number after the letters in the name of a form is not a year, as in "Form DD 2058". */
const numberOfForm = /\bForms? [A-Z]{2,4} [0-9]{4}\b/g;

/**
 * A cell with nothing but a number is a year only if it is at most this far from the year of the form:
 * other numbers are amounts.
 */
const yearsAround = 5;

/** A form must name its own year: last year's, left over from the previous version, is easily overlooked. */
export const wrongYear = defineCheck({
  code: 'wrong-year',
  severity: 'warning',
  check: eachForm((form, report) => {
    const own = yearOf(form);
    const reported = new Set<string>();
    for (const { words, at, isCell } of textsOf(form)) {
      if (isCell && isAmount(words, own)) continue;
      const found = new Set(yearsIn(words).filter((each) => each !== own));
      const key = `${at.file}:${at.start} ${[...found]}`;
      if (found.size === 0 || reported.has(key)) continue;
      reported.add(key);
      report({
        at,
        message: `This text says ${[...found].join(' and ')}, but the form is for ${own}.`,
        help: 'Write {{@year}}, or add an amount for another year. If the year is right, accept the warning with a reason.',
      });
    }
  }),
});

function yearsIn(words: string): string[] {
  return words.replaceAll(numberOfForm, '').match(year) ?? [];
}

/** The amount named year, else the year of the effective date. */
function yearOf({ amounts, facts }: LinkedForm): string {
  const amount = amounts.get('year')?.amount;
  return amount && 'number' in amount ? amount.number : facts.effective.slice(0, 4);
}

function isAmount(cell: string, own: string): boolean {
  return /^[\s0-9]*$/.test(cell) && Math.abs(Number(cell) - Number(own)) > yearsAround;
}

function textsOf(form: LinkedForm): { words: string; at: SourceRange; isCell?: boolean }[] {
  const isOwn = (at: SourceRange) => at.file.startsWith(`${form.folder}/`);
  const texts = form.texts.filter(({ at }) => isOwn(at));
  return [
    { words: form.facts.title, at: form.at },
    { words: form.facts.name, at: form.at },
    ...texts.map(({ en, at, role }) => ({ words: wordsOf(en), at, isCell: role === 'cell' })),
    // The cells of a row of a drawn table are in one text.
    ...ownBlankTexts(form).flatMap(({ words, at, isCell }) =>
      (isCell ? words.split('|') : [words]).map((each) => ({ words: each, at, isCell })),
    ),
  ];
}
