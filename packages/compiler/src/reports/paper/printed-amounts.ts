import type { Amount } from '@formpress/formula';
import type { PrintedLine } from '@formpress/pdf';
import type { LinkedForm } from '../../phases/4-link/linked/linked-form.ts';
import { plainNumber, printedNumbers } from '../../phases/5-check/paper/printed-numbers.ts';

/** A dollar amount, a percentage or a year on a page, and the amounts of the form that have this value. */
export type PrintedAmount = { page: number; printed: string; row: string; amounts: string[] };

const telling =
  /\$\s?[0-9]+(?:,[0-9]{3})*(?:\.[0-9]+)?|[0-9]+(?:\.[0-9]+)?\s?%|(?<![0-9$,.-])20[0-9]{2}(?![0-9-]|,[0-9])/g;

/** The dollar amounts, percentages and years that a file prints, each with the amounts of the form that have its value. */
export function printedAmounts(
  pages: readonly PrintedLine[][],
  { amounts }: Pick<LinkedForm, 'amounts'>,
): PrintedAmount[] {
  const names = new Map<string, string[]>();
  for (const { name, amount } of amounts.values())
    for (const number of numbersIn(amount)) names.set(number, [...(names.get(number) ?? []), name]);
  return pages.flatMap((lines, index) =>
    lines.flatMap(({ text }) =>
      [...text.matchAll(telling)].map(([printed]) => {
        const readings = printedNumbers(printed).flat();
        const found = readings.flatMap((number) => names.get(number) ?? []);
        return { page: index + 1, printed, row: text, amounts: [...new Set(found)] };
      }),
    ),
  );
}

function numbersIn(amount: Amount): string[] {
  if ('number' in amount) return [plainNumber(amount.number)];
  if ('date' in amount) return [amount.date.slice(0, 4)];
  if ('byAnswer' in amount) return Object.values(amount.byAnswer).flatMap(numbersIn);
  // The cells of a table and the ends of its ranges, or the steps of an amount by size.
  const table = JSON.stringify('byRange' in amount ? amount.byRange : amount.bySize);
  return table.match(/[0-9]+(?:\.[0-9]+)?/g)?.map(plainNumber) ?? [];
}
