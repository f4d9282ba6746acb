import { evaluate, type Names, type Variable } from '@formpress/formula';
import type { Expression } from '@formpress/model';
import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { suggest } from '../../../diagnostics/fixes/fix.ts';
import { createReport, type Report } from '../../../diagnostics/report.ts';
import type { MapEntry, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { MergedForm } from '../base/merge-base.ts';
import { type FormulaScope, linkFormula, type PlacedNames } from '../formulas/link-formula.ts';
import { childEntries, nodeAt, textNodeOf } from '../foundation/entries.ts';
import type { LinkedForm, LinkedQuestion } from '../linked/linked-form.ts';
import { checkAnswers, describeKnownNames, unknownName } from '../names/unknown-name.ts';
import { variableOf } from './link-questions.ts';

type Federal = NonNullable<LinkedForm['withFederal']>;

/** The federalValues of the interface. */
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

/** Links the answers that are given before the first question of the second interview. */
export function linkGiven(
  given: MapEntry[],
  questions: Map<string, LinkedQuestion>,
  amounts: Pick<PlacedNames, 'amount' | 'amounts' | 'amountAt'>,
  report: Report,
): Federal['given'] {
  const names: Names = {
    ...amounts,
    variable: (name) => federalValues[name],
    variables: () => Object.keys(federalValues),
  };
  return given.flatMap(({ key, keyAt, value }) => {
    const question = questions.get(key);
    if (!question) report(unknownName('unknown-question', key, questions.keys(), keyAt));
    const wanted = question && !question.unsure ? variableOf(question).kind : undefined;
    const is = linkFormula(textNodeOf(value), { report, names, unknown }, wanted);
    if (!question || !is) return [];
    const lines = textsOf(is.expression).map((text) => ({ key: text, keyAt: is.at }));
    if (question.options.length > 0) checkAnswers(question, lines, report);
    return [{ question, at: keyAt, is }];
  });
}

/** Links the questions of the second interview that need no answer. */
export function linkOptional(
  optional: YamlNode[],
  questions: Map<string, LinkedQuestion>,
  report: Report,
): Federal['optional'] {
  return optional.flatMap((node) => {
    const { value, at } = textNodeOf(node);
    const question = questions.get(value);
    if (!question) report(unknownName('unknown-question', value, questions.keys(), at));
    return question ? [{ question, at }] : [];
  });
}

function unknown(name: string, at: SourceRange): Diagnostic {
  const known = Object.keys(federalValues);
  const { question, ...fixes } = suggest(name, known, at);
  return {
    code: 'unknown-word',
    severity: 'error',
    at,
    message: `"${name}" is not a federal value.${question}`,
    help: describeKnownNames(known),
    ...fixes,
  };
}

/** The literal texts that an expression may evaluate to. */
function textsOf(expression: Expression): string[] {
  if ('text' in expression) return [expression.text];
  return 'so' in expression ? [expression.so, expression.else].flatMap(textsOf) : [];
}

/** The spellings of federalValues.filingStatus: every option, and the code that the federal form reports for it. */
export function filingStatuses(
  { chain, taxParameters }: MergedForm,
  questions: Map<string, LinkedQuestion>,
  formula: FormulaScope,
): Map<string, string> {
  const federal = chain.at(-1)?.form.root;
  const parameters = [...childEntries(federal, 'taxParameters'), ...taxParameters];
  const reported = parameters.find(({ key }) => key.endsWith('.filingStatus'))?.value;
  // What is wrong with the parameter is reported where it is linked, if this form has it at all.
  const scope = { ...formula, report: createReport() };
  const is = reported && linkFormula(textNodeOf(nodeAt(reported, 'is')), scope);
  const codes = new Map(
    childEntries(reported, 'map').map(({ key, value }) => [key, textNodeOf(value).value]),
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
