import { asWritten, runCase, writtenInRow } from '@formpress/compiler';
import type { OpenForm } from '../forms/open-forms.ts';
import { StudioProblem } from '../foundation/problem.ts';
import type { SentAnswers } from '../foundation/wire.ts';

import { shortestNames } from './short-fields.ts';

/** A walk as the YAML of a case: the answers, and every outcome as it is now. A person reviews it like code. */
export function caseText({ lowered }: OpenForm, sent: SentAnswers, about: string): string {
  const outcome = runCase(lowered, sent);
  if ('refusals' in outcome && outcome.rules.length === 0)
    throw new StudioProblem(
      422,
      'The walk is not complete. Answer until a signature or ineligibility, then save the case.',
    );
  const lines = [
    `- about: ${asWritten(about)}`,
    ...(sent.federal ? [`  federal: ${inRow(sent.federal)}`] : []),
    `  answers: ${inRow(onPath(sent, outcome.path, lowered))}`,
    '  expect:',
    `    path: [${outcome.path.join(', ')}]`,
    ...(outcome.rules.length > 0 ? [`    rules: [${outcome.rules.join(', ')}]`] : []),
    ...('finish' in outcome ? [`    finish: ${outcome.finish}`] : []),
    ...('values' in outcome ? completedLines(outcome, lowered) : []),
  ];
  return `${lines.join('\n')}\n`;
}

type Completed = Extract<ReturnType<typeof runCase>, { values: unknown }>;

function completedLines(outcome: Completed, { bundle }: OpenForm['lowered']): string[] {
  const calculated = [...outcome.values].filter(([id]) => bundle.questions[id]?.calculate);
  const values = calculated.map(([id, { text }]): [string, string] => [id, text]);
  const parameters = outcome.taxParameters.map(({ id, value }): [string, string] => [id, value]);
  const short = shortestNames(bundle);
  const printed = [
    ...[...outcome.pdf.texts].map(([field, text]): [string, string] => [short(field), text]),
    ...[...outcome.pdf.states].map(([field]): [string, string] => [short(field), 'on']),
  ].filter(([field]) => isOfQuestions(field, bundle, short));
  return [
    ...(values.length > 0 ? [`    values: ${inRow(Object.fromEntries(values))}`] : []),
    `    taxParameters: ${inRow(Object.fromEntries(parameters))}`,
    ...(printed.length > 0 ? [`    pdf: ${inRow(Object.fromEntries(printed))}`] : []),
  ];
}

/** Whether answers are printed in a field. Facts about people do not count, because they are the standard ones. */
function isOfQuestions(
  name: string,
  { pdf }: OpenForm['lowered']['bundle'],
  short: (field: string) => string,
): boolean {
  const rule = pdf.fields.find(({ field }) => short(field) === name);
  if (!rule) return false;
  return 'print' in rule ? rule.print.some((part) => 'question' in part) : true;
}

/** The answers to questions on the path. */
function onPath(
  { answers }: SentAnswers,
  path: readonly string[],
  { bundle }: OpenForm['lowered'],
) {
  const sets = { ...bundle.interview.sets, ...bundle.withFederal?.sets };
  const asked = new Set(path.flatMap((id) => sets[id]?.questions ?? []));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)));
}

function inRow(values: Record<string, string>): string {
  const entries = Object.entries(values).map(
    ([key, value]) => `${writtenInRow(key)}: ${writtenInRow(value)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
