import type { Amount } from '@formpress/formula';
import type { LinkedAmount } from '../../4-link/linked/linked-amount.ts';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import { defineCheck, type ReportFinding } from '../foundation/define-check.ts';
import { versionBefore } from '../foundation/version-before.ts';
import { type Paper, paperOf } from './paper-of.ts';
import { linesNamedIn } from './printed-lines.ts';
import { plainNumber } from './printed-numbers.ts';

/** Every amount is printed on the agency's own file of that version. */
export const amountNotPrinted = defineCheck({
  code: 'amount-not-printed',
  severity: 'error',
  check({ form, family }, report) {
    const paper = form && paperOf(form);
    if (!form || !paper) return;
    for (const amount of form.amounts.values()) {
      const [missing, ...others] = amount.isNotPrinted
        ? []
        : [...missingIn(amount.amount, '', paper), ...wrongYear(amount, form, paper)];
      if (missing === undefined) {
        if (!amount.isNotPrinted) reportElsewhere(amount, form, paper, report);
        continue;
      }
      const more = others.length > 0 ? `, and ${others.length} more of it are not either` : '';
      report({
        at: amount.at,
        message: `${form.id} ${form.version} computes with "@${amount.name}"${missing.of} ${missing.value}, but the agency's file does not print that${more}.`,
        help: [
          ...lastYears(amount, form, family),
          `Look at "${amount.from}" in blank.pdf. What is rightly not printed says so: printed: no, because: why.`,
        ].join(' '),
      });
    }
  },
});

/** Counts and ages are printed everywhere, or in words: only larger numbers and shares are looked for at their line. */
const leastTelling = 100;

/** Reports an amount that is printed, but not at the line that it is from: it is probably the amount of another line. */
function reportElsewhere(
  amount: LinkedAmount,
  form: LinkedForm,
  paper: Paper,
  report: ReportFinding,
): void {
  const lines = linesNamedIn(amount.from);
  const [found] = numbersIn(amount.amount).flatMap((number) => {
    const row = isTelling(number) ? paper.elsewhere(number, lines) : undefined;
    return row ? [{ number, row }] : [];
  });
  if (!found) return;
  report({
    at: amount.at,
    message: `${form.id} ${form.version} has "@${amount.name}" ${found.number} from "${amount.from}", but the agency's file does not print that there.`,
    help: `Page ${found.row.page} prints it: "${found.row.text}". Write the amount of "${amount.from}", or where this one is from.`,
  });
}

function numbersIn(amount: Amount): string[] {
  if ('number' in amount) return [plainNumber(amount.number.replace('-', ''))];
  return 'byAnswer' in amount ? Object.values(amount.byAnswer).flatMap(numbersIn) : [];
}

function isTelling(number: string): boolean {
  return Number(number) >= leastTelling || number.includes('.');
}

/** A part of an amount that is not printed. */
type Missing = { of: string; value: string };

/** The plain numbers and dates of an amount that the paper lacks. Tables are compared elsewhere, row by row. */
function missingIn(amount: Amount, of: string, paper: Paper): Missing[] {
  if ('number' in amount)
    return paper.prints(plainNumber(amount.number.replace('-', '')))
      ? []
      : [{ of, value: amount.number }];
  if ('date' in amount) return paper.printsDay(amount.date) ? [] : [{ of, value: amount.date }];
  if (!('byAnswer' in amount)) return [];
  return Object.entries(amount.byAnswer).flatMap(([answer, each]) =>
    missingIn(each, ` for ${answer}`, paper),
  );
}

/**
 * The amount `year`, if another year stands beside the name of the form more often. Elsewhere, last year's
 * may well be printed.
 */
function wrongYear({ name, amount }: LinkedAmount, { facts }: LinkedForm, paper: Paper): Missing[] {
  if (name !== 'year' || !('number' in amount)) return [];
  const beside = paper.rowsNaming(facts.name).flatMap(({ text }) => text.match(aYear) ?? []);
  const timesOf = (year: string) => beside.filter((each) => each === year).length;
  const isThere = beside.every((each) => timesOf(each) <= timesOf(amount.number));
  return isThere ? [] : [{ of: ' beside its name', value: amount.number }];
}

const aYear = /\b(?:19|20)[0-9]{2}\b/g;

/** A sentence for the help if the version before says the same: then the amount was copied and not changed. */
function lastYears(
  amount: LinkedAmount,
  form: LinkedForm,
  family: readonly LinkedForm[],
): string[] {
  const before = versionBefore(form, family);
  const same = before?.amounts.get(amount.name);
  const isSame = JSON.stringify(same?.amount) === JSON.stringify(amount.amount);
  return before && isSame ? [`It is the same as in ${before.version}.`] : [];
}
