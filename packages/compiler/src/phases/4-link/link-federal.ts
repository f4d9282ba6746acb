import { evaluate, type Names, type Variable } from '@formpress/formula';
import type { Report } from '../../diagnostics/report.ts';
import type { MapEntry } from '../2-parse/yaml-node.ts';
import { childEntries, nodeAt, textOf } from './entries.ts';
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
export function filingStatuses(
  { chain, taxParameters }: MergedForm,
  {
    names,
    questions,
    report,
  }: { names: Names; questions: Map<string, LinkedQuestion>; report: Report },
): Map<string, string> {
  const federal = chain.at(-1)?.form.root;
  const parameters = [...childEntries(federal, 'taxParameters'), ...taxParameters];
  const reported = parameters.find(({ key }) => key.endsWith('.filingStatus'))?.value;
  const is = reported && linkFormula(textOf(nodeAt(reported, 'is')), { report, names });
  const codes = new Map(
    childEntries(reported, 'map').map(({ key, value }) => [key, textOf(value).value]),
  );
  const spellings = new Map<string, string>();
  for (const { value } of questions.get('filingStatus')?.options ?? []) {
    spellings.set(value, value);
    const code =
      is &&
      evaluate(is.expression, (name) => (name === 'filingStatus' ? { text: value } : undefined));
    if (code && 'text' in code) spellings.set(codes.get(code.text) ?? code.text, value);
  }
  return spellings;
}
