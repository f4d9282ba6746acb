import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { createReport } from '../../../diagnostics/report.ts';
import type { MapEntry, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Valid } from '../../3-validate/authored/authored.ts';
import {
  childEntries,
  childText,
  firstKeyPlace,
  nearestNode,
  nodeAt,
  textNodeOf,
} from '../foundation/entries.ts';
import type { CaseData, LinkedCase } from '../linked/linked-case.ts';
import type { LinkedQuestion } from '../linked/linked-form.ts';
import { answersOf } from '../names/answers-of.ts';
import { checkAnswers } from '../names/unknown-name.ts';
import { fieldNamed, type NamedFields } from '../pdf/field-named.ts';
import { findField } from '../pdf/find-field.ts';
import { intendedField, type Meanings } from './intended-field.ts';
import { type DeclaredNames, type NameInCase, reportUnknownNames } from './names-in-cases.ts';

/** The names a case may use. */
export type CaseScope = NamedFields<{ name: string }> & {
  questions: Map<string, LinkedQuestion>;
  declared: DeclaredNames;
  meanings: Meanings;
};

/** Links the worked examples of a form. A wrong name is reported and its case left out. */
export function linkCases(files: readonly Valid<unknown>[], scope: CaseScope): LinkedCase[] {
  const wrongAnswers = createReport();
  const inCases = { ...scope, report: wrongAnswers };
  const cases = files.flatMap((file) => {
    const nodes = file.root.kind === 'list' ? file.root.items : [file.root];
    const data = (Array.isArray(file.data) ? file.data : [file.data]) as CaseData[];
    return nodes.map((node, index) => ({ node, data: data[index] as CaseData }));
  });
  reportUnknownNames(
    cases.flatMap(({ node }) => namesIn(node)),
    scope.declared,
    scope.report,
  );
  const linked = cases.flatMap(({ node, data }) => linkCase(node, data, inCases) ?? []);
  for (const each of joinRepeated(wrongAnswers.diagnostics)) scope.report(each);
  return linked;
}

/** Many cases often have the same wrong answer: it is reported once, at the first, and mended everywhere. */
function joinRepeated(found: readonly Diagnostic[]): Diagnostic[] {
  const same = new Map<string, Diagnostic[]>();
  for (const each of found) same.set(each.message, [...(same.get(each.message) ?? []), each]);
  return [...same.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const often = others.length === 1 ? 'once more' : `${others.length} more times`;
    return {
      ...joinFixes(first, others),
      message: `${first.message} The same happens ${often} in cases.`,
    };
  });
}

/** The first of several findings, with fixes that mend the others too. */
function joinFixes(first: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  if (!first.fixes) return first;
  const fixes = first.fixes.map((fix) => {
    const alike = others.flatMap(({ fixes = [] }) =>
      fixes.filter(({ title }) => title === fix.title),
    );
    return { ...fix, edits: [fix, ...alike].flatMap(({ edits }) => edits) };
  });
  return { ...first, fixes };
}

function namesIn(node: YamlNode): NameInCase[] {
  const expect = nodeAt(node, 'expect');
  const asked = [...childEntries(node, 'answers'), ...childEntries(expect, 'values')];
  const parameters = childEntries(expect, 'taxParameters');
  return [
    ...asked.map(({ key, keyAt }) => ({ code: 'unknown-question' as const, name: key, at: keyAt })),
    ...parameters.map(({ key, keyAt }) => {
      return { code: 'unknown-tax-parameter' as const, name: key, at: keyAt };
    }),
  ];
}

function linkCase(node: YamlNode, data: CaseData, scope: CaseScope): LinkedCase | undefined {
  const expect = nodeAt(node, 'expect');
  const { declared } = scope;
  const answers = childEntries(node, 'answers');
  const known = [
    ...answers.map((answer) => isAnswer(answer, scope)),
    ...namesIn(node).map(({ code, name }) => declared[code].has(name)),
  ].every(Boolean);
  const fields = linkFields(childEntries(expect, 'pdf'), scope);
  if (!known || !fields) return undefined;
  const about = childText(node, 'about');
  return {
    at: about?.at ?? firstKeyPlace(node),
    about: about?.value ?? '',
    data: { ...data, answers: data.answers ?? {} },
    fields,
    placeOf: (path) => nearestNode(node, path).at,
  };
}

/** Whether an answer is one of the options, where the question has any. */
function isAnswer({ key, value }: MapEntry, { questions, report }: CaseScope): boolean {
  const question = questions.get(key);
  const { value: answer, at } = textNodeOf(value);
  if (!question || question.calculate || answersOf(question).length === 0 || answer === '')
    return true;
  const chosen = question.kind === 'choices' ? answer.split(',') : [answer];
  return checkAnswers(
    question,
    chosen.map((each) => ({ key: each, keyAt: at })),
    report,
  );
}

function linkFields(entries: MapEntry[], scope: CaseScope): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (const { key, keyAt } of entries) {
    const isNamed = !('none' in findField(key, scope.fields));
    const meant = isNamed ? undefined : intendedField(key, scope.meanings);
    const name = meant ?? fieldNamed({ value: key, at: keyAt }, scope)?.name;
    if (name !== undefined) fields.set(key, name);
  }
  return fields.size === entries.length ? fields : undefined;
}
