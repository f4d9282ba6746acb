import type { Names, Variable } from '@formpress/formula';
import type { Report } from '../../diagnostics/report.ts';
import type { MapEntry } from '../2-parse/yaml-node.ts';
import { childEntries, textOf } from './entries.ts';
import { linkFormula } from './link-formula.ts';
import type { LinkedForm, LinkedQuestion } from './linked-form.ts';
import type { MergedForm } from './merge-base.ts';
import { unknownName } from './unknown-name.ts';

type Federal = NonNullable<LinkedForm['withFederal']>;

/** What federalValues of the interface holds. */
const federalValues: Record<string, Variable> = {
  'federal.filingStatus': { kind: 'text' },
  'federal.isExempt': { kind: 'yesNo' },
  'federal.isNonResidentAlien': { kind: 'yesNo' },
  'federal.twoJobs': { kind: 'yesNo' },
  'federal.additionalWithholding': { kind: 'number', scale: 2 },
  'federal.dependentsAmt': { kind: 'number', scale: 2 },
  'federal.otherIncome': { kind: 'number', scale: 2 },
  'federal.deductions': { kind: 'number', scale: 2 },
};

/** Links the answers that stand before the first question of the second interview. */
export function linkGiven(
  given: MapEntry[],
  questions: Map<string, LinkedQuestion>,
  amounts: Pick<Names, 'amount' | 'amounts'>,
  report: Report,
): Federal['given'] {
  const names: Names = {
    ...amounts,
    variable: (name) => federalValues[name],
    variables: () => Object.keys(federalValues),
  };
  return given.flatMap(({ key, keyAt, value }) => {
    const question = questions.get(key);
    const is = linkFormula(textOf(value), { report, names });
    if (!question) {
      report(unknownName('unknown-question', key, questions.keys(), keyAt));
    }
    return question && is ? [{ question, at: keyAt, is }] : [];
  });
}

/** The spellings of federalValues.filingStatus: every option, and the code that the federal form reports for it. */
export function filingStatuses({ chain, taxParameters }: MergedForm): Map<string, string> {
  const federal = chain.at(-1)?.form.root;
  const parameters = [...(federal ? childEntries(federal, 'taxParameters') : []), ...taxParameters];
  const coded = parameters.find(({ key }) => key.endsWith('.filingStatus'));
  const spellings = new Map<string, string>();
  for (const { key, value } of coded ? childEntries(coded.value, 'map') : []) {
    spellings.set(key, key);
    spellings.set(textOf(value).value, key);
  }
  return spellings;
}
