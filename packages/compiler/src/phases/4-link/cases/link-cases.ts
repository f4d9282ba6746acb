import type { Place } from '../../../diagnostics/diagnostic.ts';
import type { MapEntry, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Valid } from '../../3-validate/authored/authored.ts';
import {
  childEntries,
  childText,
  firstKeyPlace,
  nodeAt,
  textNodeOf,
} from '../foundation/entries.ts';
import { type CaseData, keyInCase, type LinkedCase } from '../linked/linked-case.ts';
import type { LinkedQuestion } from '../linked/linked-form.ts';
import { answersOf } from '../names/answers-of.ts';
import { areAnswers, unknownName } from '../names/unknown-name.ts';
import { fieldNamed, type NamedFields } from '../pdf/field-named.ts';

/** The names a case may use. */
export type CaseScope = NamedFields<{ name: string }> & {
  questions: Map<string, LinkedQuestion>;
  taxParameters: string[];
};

/** Links the worked examples of one file. A wrong name is reported and its case left out. */
export function linkCases(file: Valid<unknown>, scope: CaseScope): LinkedCase[] {
  const nodes = file.root.kind === 'list' ? file.root.items : [file.root];
  const data = (Array.isArray(file.data) ? file.data : [file.data]) as CaseData[];
  return nodes.flatMap((node, index) => linkCase(node, data[index] as CaseData, scope) ?? []);
}

function linkCase(node: YamlNode, data: CaseData, scope: CaseScope): LinkedCase | undefined {
  const expect = nodeAt(node, 'expect');
  const questions = [...scope.questions.keys()];
  const answers = childEntries(node, 'answers');
  const known = [
    ...answers.map((answer) => isAnswer(answer, scope)),
    namesKnown('unknown-question', answers, questions, scope),
    namesKnown('unknown-question', childEntries(expect, 'values'), questions, scope),
    namesKnown(
      'unknown-tax-parameter',
      childEntries(expect, 'taxParameters'),
      scope.taxParameters,
      scope,
    ),
  ].every(Boolean);
  const fields = linkFields(childEntries(expect, 'pdf'), scope);
  if (!known || !fields) return undefined;
  const about = childText(node, 'about');
  return {
    at: about?.at ?? firstKeyPlace(node),
    about: about?.value ?? '',
    data: { ...data, answers: data.answers ?? {} },
    fields,
    places: new Map(placesIn(node, [])),
  };
}

/** Whether an answer is one of the options, where the question has any. */
function isAnswer({ key, value }: MapEntry, { questions, report }: CaseScope): boolean {
  const question = questions.get(key);
  const { value: answer, at } = textNodeOf(value);
  if (!question || question.calculate || answersOf(question).length === 0 || answer === '')
    return true;
  const chosen = question.kind === 'choices' ? answer.split(',') : [answer];
  return areAnswers(
    question,
    chosen.map((each) => ({ key: each, keyAt: at })),
    report,
  );
}

function namesKnown(
  code: 'unknown-question' | 'unknown-tax-parameter',
  entries: MapEntry[],
  known: string[],
  { report }: CaseScope,
): boolean {
  const unknown = entries.filter(({ key }) => !known.includes(key));
  for (const { key, keyAt } of unknown) report(unknownName(code, key, known, keyAt));
  return unknown.length === 0;
}

function linkFields(entries: MapEntry[], scope: CaseScope): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (const { key, keyAt } of entries) {
    const field = fieldNamed({ value: key, at: keyAt }, scope);
    if (field) fields.set(key, field.name);
  }
  return fields.size === entries.length ? fields : undefined;
}

/** The place of a node and of all that stands in the maps below it. */
function placesIn(node: YamlNode, path: readonly string[]): [key: string, at: Place][] {
  const below = node.kind === 'map' ? node.entries : [];
  return [
    [keyInCase(path), node.at],
    ...below.flatMap(({ key, value }) => placesIn(value, [...path, key])),
  ];
}
