import { compareRationals, printDecimal, type Rational, rational } from '@formpress/formula';
import { defineProof } from '../foundation/define-proof.ts';
import { boundOf } from './bound-of.ts';
import { numbersOfForm } from './numbers-of-form.ts';

/** A table by ranges has a row and a column for every number that can be looked up in it. */
export const valueOutsideTable = defineProof({
  code: 'value-outside-table',
  severity: 'error',
  prove({ source, bundle }, report) {
    const form = numbersOfForm(bundle);
    const names = {
      numbers: (name: string) => form.of(name).numbers,
      options: (name: string) => bundle.questions[name]?.options,
    };
    for (const { table, picks, is, at, ranges, rangesAt } of source.picks) {
      const { low, high } = boundOf(is, names).numbers;
      const [first, last] = [ranges[0]?.least ?? '0', ranges.at(-1)?.most];
      const tell = (message: string, where: typeof at | undefined, help: string) =>
        report({
          at,
          message,
          related: where ? [{ at: where, message: 'The table ends here:' }] : [],
          help,
        });
      if (isBelow(low, first)) {
        const message = `This can be ${describeNumber(low)}, but the first ${picks} of the table "${table}" begins with ${first}.`;
        tell(message, rangesAt[0], 'Begin the table with that number, or write max(…, …).');
      }
      if (last !== undefined && isAbove(high, last)) {
        const message = `This can be ${describeNumber(high)}, but the last ${picks} of the table "${table}" ends with ${last}.`;
        const help = `Bound the answer with "most", end the table with "and over", or write min(…, ${last}).`;
        tell(message, rangesAt.at(-1), help);
      }
    }
  },
});

function isBelow(low: Rational | undefined, first: string): boolean {
  return low === undefined || compareRationals(low, rational(first)) < 0;
}

function isAbove(high: Rational | undefined, last: string): boolean {
  return high === undefined || compareRationals(high, rational(last)) > 0;
}

function describeNumber(number: Rational | undefined): string {
  return number === undefined ? 'any number' : printDecimal(number);
}
