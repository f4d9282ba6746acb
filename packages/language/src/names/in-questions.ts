import type { MapEntry, YamlNode } from '@formpress/compiler';
import { namesInFormula, namesInGivenAnswer } from './in-formula.ts';
import { namesInText } from './in-text.ts';
import type { Name } from './name.ts';
import { declarationIn, nameIn, nameOfKey } from './name-at.ts';
import { entriesOf, everyText, textsAt, textsIn, valueAt } from './walk.ts';

/** The names in questions.yaml, questions-with-federal.yaml and the files of flows. */
export function namesInQuestions(root: YamlNode, interview: string): Name[] {
  const sets = entriesOf(root).filter(({ key }) => /^QS/.test(key));
  return [
    ...sets.flatMap((set) => namesInSet(set, interview, declarationIn('set', set))),
    ...entriesOf(root, 'changes').flatMap((set) =>
      namesInSet(set, interview, nameOfKey('set', set), true),
    ),
    ...entriesOf(root, 'rules').flatMap(namesInRule),
    ...entriesOf(root, 'given').flatMap((entry) => [
      nameOfKey('question', entry),
      ...textsIn(entry.value).flatMap((text) => namesInGivenAnswer(text, entry.key)),
    ]),
    ...textsAt(root, 'optional').map((text) => nameIn('question', text)),
  ];
}

function namesInSet(entry: MapEntry, interview: string, set: Name, isChange = false): Name[] {
  const isNone = entry.value.kind === 'text';
  const { declares: _, ...used } = set;
  return [
    { ...(isNone ? used : set), of: interview },
    ...textsAt(entry.value, 'breadcrumb').flatMap(namesInText),
    ...namesInNotes(entry.value),
    ...entriesOf(entry.value, 'questions').flatMap((each) => namesInQuestion(each, isChange)),
    ...namesInNext(valueAt(entry.value, 'next'), interview),
  ];
}

function namesInQuestion(entry: MapEntry, isChange: boolean): Name[] {
  const { value } = entry;
  const isUse = isChange || value.kind === 'text';
  const required = valueAt(value, 'required');
  const options = entriesOf(value, 'options');
  return [
    isUse ? nameOfKey('question', entry) : declarationIn('question', entry),
    ...textsAt(value, 'answer').map((text) => nameIn('kind', text)),
    ...options.map((option) => ({ ...declarationIn('answer', option), of: entry.key })),
    ...textsAt(value, 'ask', 'otherwise').flatMap(namesInText),
    ...options.flatMap((option) => textsIn(option.value).flatMap(namesInText)),
    ...[...textsAt(value, 'calculate'), ...textsAt(required, 'when')].flatMap(namesInFormula),
    ...['least', 'most', 'step'].flatMap((key) => namesInBound(valueAt(value, key))),
    ...entriesOf(value, 'forms').flatMap((each) => [
      { ...nameOfKey('answer', each), of: entry.key },
      ...textsIn(each.value).map((text) => nameIn('form', text)),
    ]),
    ...namesInNotes(value),
  ];
}

/** A bound is a number, an amount or, with a sentence, a formula. */
function namesInBound(bound: YamlNode | undefined): Name[] {
  return [
    ...(bound?.kind === 'text' ? namesInFormula(bound) : []),
    ...textsAt(bound, 'is').flatMap(namesInFormula),
    ...textsAt(bound, 'say').flatMap(namesInText),
  ];
}

function namesInNotes(node: YamlNode): Name[] {
  const notes = valueAt(node, 'notes');
  const items = notes?.kind === 'list' ? notes.items : [];
  return items.flatMap((note) => [
    ...textsAt(note, 'lookup').flatMap(namesInFormula),
    ...everyText(note).flatMap(namesInText),
  ]);
}

function namesInNext(next: YamlNode | undefined, interview: string): Name[] {
  if (next?.kind === 'text') return namesInTarget(next, interview);
  const [by] = textsAt(next, 'by');
  const lines = entriesOf(next).filter(({ key }) => key !== 'by' && (by || key !== 'finish'));
  return [
    ...(by ? [nameIn('question', by)] : namesInTarget(next, interview)),
    ...lines.flatMap((line) => [
      { ...nameOfKey('answer', line), ...(by && { of: by.value }) },
      ...namesInTarget(line.value, interview),
    ]),
  ];
}

function namesInTarget(target: YamlNode | undefined, interview: string): Name[] {
  if (target?.kind === 'text' && /^(?!INELIGIBLE$|finish$)/.test(target.value))
    return [{ ...nameIn('set', target), of: interview }];
  return textsAt(target, 'finish').map((text) => nameIn('statement', text));
}

function namesInRule(entry: MapEntry): Name[] {
  const isNone = entry.value.kind === 'text';
  return [
    isNone ? nameOfKey('rule', entry) : declarationIn('rule', entry),
    ...textsAt(entry.value, 'when').flatMap(namesInFormula),
    ...textsAt(entry.value, 'at').map((text) => nameIn('question', text)),
    ...textsAt(entry.value, 'say').flatMap(namesInText),
  ];
}
