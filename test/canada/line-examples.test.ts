import type { Bundle } from '@formpress/model';
import { beforeAll, expect, it } from 'vitest';
import { answerForm } from './answer-form.ts';
import { canadianBundles } from './canadian-bundles.ts';
import { readTable } from './read-table.ts';

/** A worked example: the value of a line for a given income. */
type Example = Record<'jurisdiction' | 'year' | 'line' | 'question' | 'income' | 'value', string>;

let bundles: Map<string, Bundle>;
beforeAll(async () => {
  bundles = await canadianBundles();
}, 600_000);

const examples: Example[] = readTable('line-examples.csv');

/** The answers that lead to a line, apart from the income. */
const paths: Record<string, { income: string; answers: Record<string, string> }> = {
  basicPersonalAmount: { income: 'netIncome', answers: { basicClaim: 'PARTIAL' } },
  ageAmount: { income: 'netIncome', answers: { isSenior: 'true', dateOfBirth: '1950-06-01' } },
  pensionIncomeAmount: { income: 'pensionIncome', answers: {} },
  spouseAmount: { income: 'spouseNetIncome', answers: { supports: 'SPOUSE' } },
  eligibleDependantAmount: { income: 'dependantNetIncome', answers: { supports: 'DEPENDANT' } },
};

function bundleOf({ jurisdiction, year }: Example): Bundle | undefined {
  const id = jurisdiction === 'CANADA_FEDERAL' ? 'TD101' : `${jurisdiction}101`;
  return bundles.get(`${id} ${year}.1.0`);
}

/** Lines of Saskatchewan that the law of 2025 raised after the form of January. */
const raisedLater = ['spouseAmount', 'eligibleDependantAmount'];

/** Why an example cannot be compared. */
function leftOut(example: Example): string | undefined {
  const bundle = bundleOf(example);
  if (!bundle) return 'There is no such version.';
  if (
    example.jurisdiction === 'SK' &&
    example.year === '2025' &&
    raisedLater.includes(example.question)
  )
    return 'The law of the year came after the form of January.';
  const isCalculated = bundle.questions[example.question]?.calculate !== undefined;
  return isCalculated ? undefined : 'The amount is not known, so the employee types it.';
}

function amountOf(example: Example, bundle: Bundle): string | undefined {
  const path = paths[example.question];
  if (!path) throw new Error(`Nobody said how to reach ${example.question}.`);
  const known = { ...path.answers, [path.income]: example.income };
  return answerForm(bundle, known).values.get(example.question)?.text;
}

it('calculates every worked example whose version exists, to the cent', () => {
  const used = examples.filter((example) => leftOut(example) === undefined);
  const found = used.map((example) => {
    const bundle = bundleOf(example);
    const line = bundle?.questions[example.question]?.line ?? '';
    return { ...example, line, value: bundle && amountOf(example, bundle) };
  });
  expect(found).toEqual(used);
});

it('leaves out only the examples that speak of a later law', () => {
  const counts: Record<string, number> = {};
  for (const example of examples) {
    const reason = leftOut(example) ?? 'used';
    counts[reason] = (counts[reason] ?? 0) + 1;
  }
  expect(counts).toEqual({
    used: 284,
    'The law of the year came after the form of January.': 12,
  });
});
