import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { MapEntry, MapNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { childEntries, childItems, childOf } from '../../4-link/foundation/entries.ts';

/** A text that people read, or a fact next to it: its name in the lock, its description, its value, and its place. */
export type FileText = {
  name: string;
  says: string;
  is: string;
  at: SourceRange;
  /** The place of a part of it, where it joins texts from several places. */
  placeOf?: (index: number) => SourceRange;
};

/** The text at a key of a map. */
export function textAt(node: YamlNode, key: string, name: string, says: string): FileText[] {
  const child = childOf(node, key);
  return child?.kind === 'text' ? [{ name, says, is: child.value, at: child.at }] : [];
}

/** The texts of form.yaml about the form, its sources, its amounts and its tax parameters. */
export function textsOfForm(root: YamlNode): FileText[] {
  const source = childOf(root, 'source');
  const parameters = childEntries(root, 'taxParameters').flatMap(({ key, value }) => [
    ...textAt(value, 'type', `${key} type`, `The type of "${key}"`),
    ...textAt(value, 'about', `${key} about`, `The description of "${key}"`),
  ]);
  return [
    ...textAt(root, 'name', 'name', 'The name of the form'),
    ...textAt(root, 'title', 'title', 'The title of the form'),
    ...textAt(root, 'type', 'type', 'The type of the form'),
    ...textAt(root, 'effective', 'effective', 'The effective date'),
    ...(source ? textsOfSource(source) : []),
    ...textAt(root, 'wording', 'wording', 'The wording of the statements'),
    ...confidenceInForm(root),
    ...childEntries(root, 'statements').flatMap(({ key, value }) => statementWords(value, key)),
    ...childEntries(root, 'amounts').flatMap(({ key, value }) => [
      ...textAt(value, 'from', `@${key} from`, `Where the amount "${key}" was read`),
      ...confidenceOf(value, `@${key}`, `the amount "${key}"`),
    ]),
    ...parameters,
  ];
}

/** Our own words for a statement that is read from the agency's file. Other statements are locked with the paths. */
function statementWords(node: YamlNode, name: string): FileText[] {
  const says = `What stands in for the statement "${name}"`;
  return textAt(node, 'otherwise', `statement ${name} otherwise`, says);
}

/** The sources of a form: whoever relies on them must notice when they change. */
function textsOfSource(source: YamlNode): FileText[] {
  return [
    ...textAt(source, 'agency', 'source agency', 'The agency'),
    ...textAt(source, 'revision', 'source revision', 'The revision'),
    ...textAt(source, 'sha256', 'source sha256', "The digest of the agency's file"),
  ];
}

/** What the form was checked against, in one line: a word, or keys with their values. */
function confidenceInForm(root: YamlNode): FileText[] {
  const label = childOf(root, 'confidence');
  if (label?.kind !== 'map') return confidenceOf(root, 'form', 'the form');
  const parts = label.entries.flatMap(({ key, value }) =>
    value.kind === 'text' ? [`${key}: ${value.value}`] : [],
  );
  const says = 'The confidence in the form';
  return [{ name: 'form confidence', says, is: parts.join(', '), at: label.at }];
}

function confidenceOf(node: YamlNode, name: string, owner: string): FileText[] {
  return textAt(node, 'confidence', `${name} confidence`, `The confidence in ${owner}`);
}

/** The texts of an interview: a file of questions, or a flow. */
export function textsOfSets(root: YamlNode): FileText[] {
  const sets = root.kind === 'map' ? root.entries : [];
  return sets.flatMap(({ key, value }) => [
    ...textAt(value, 'breadcrumb', `${key} breadcrumb`, `The breadcrumb of ${key}`),
    ...notesOf(value, key, key),
    ...childEntries(value, 'questions').flatMap(textsOfQuestion),
    ...(key === 'rules' ? rulesOf(value) : []),
    ...(key === 'changes' ? textsOfSets(value) : []),
  ]);
}

/** The sentences of rules between answers. */
function rulesOf(node: YamlNode): FileText[] {
  const rules = node.kind === 'map' ? node.entries : [];
  return rules.flatMap(({ key, value }) =>
    textAt(value, 'say', `rule ${key} say`, `The sentence of the rule "${key}"`),
  );
}

function textsOfQuestion({ key, value }: MapEntry): FileText[] {
  if (value.kind !== 'map') return [];
  return [
    ...textAt(value, 'ask', `${key} ask`, `The question "${key}"`),
    ...optionsOf(value, key, `"${key}"`),
    ...textAt(value, 'otherwise', `${key} otherwise`, `The message for wrong answers to "${key}"`),
    ...['least', 'most'].flatMap((end) => boundOf(value, key, end)),
    ...requiredOf(value, key),
    ...confidenceOf(value, key, `the question "${key}"`),
    ...notesOf(value, key, `"${key}"`),
  ];
}

function optionsOf(node: YamlNode, name: string, owner: string): FileText[] {
  return childEntries(node, 'options').flatMap(({ key, value }) => {
    const says = `The option "${key}" of ${owner}`;
    return value.kind === 'text'
      ? [{ name: `${name} option ${key}`, says, is: value.value, at: value.at }]
      : [];
  });
}

/** The message of a bound that another answer sets. */
function boundOf(node: MapNode, id: string, end: string): FileText[] {
  const bound = childOf(node, end);
  return bound
    ? textAt(bound, 'say', `${id} ${end} say`, `The sentence of "${end}" at "${id}"`)
    : [];
}

/** The condition under which a question must be answered. The paths show whether it must be at all. */
function requiredOf(node: MapNode, id: string): FileText[] {
  const required = childOf(node, 'required');
  if (!required) return [];
  return textAt(required, 'when', `${id} when`, `The condition for an answer to "${id}"`);
}

/** Notes, each with its texts in one line. Tables are locked with the paths. */
function notesOf(node: YamlNode, name: string, owner: string): FileText[] {
  return childItems(node, 'notes').flatMap((note, index) => {
    const is = wordsOf(note);
    const says = `Note ${index + 1} of ${owner}`;
    const own = `${name} note ${index + 1}`;
    const place = textAt(
      note,
      'place',
      `${own} place`,
      `The place of note ${index + 1} of ${owner}`,
    );
    return is === '' ? place : [{ name: own, says, is, at: note.at }, ...place];
  });
}

function wordsOf(note: YamlNode): string {
  if (note.kind === 'text') return note.value;
  const [label, text] = ['label', 'text'].map((key) => childOf(note, key));
  const parts = [label, text, ...childItems(note, 'list')];
  return parts.flatMap((part) => (part?.kind === 'text' ? [part.value] : [])).join(' | ');
}

/** The texts of answers.yaml: options and messages of each kind, how it is shown, and what it accepts. */
export function textsOfKinds(root: YamlNode): FileText[] {
  const kinds = root.kind === 'map' ? root.entries : [];
  return kinds.flatMap(({ key, value }) => [
    ...['show', 'holds', 'scale', 'accepts', 'between'].flatMap((name) =>
      textAt(value, name, `${key} ${name}`, `"${name}" of the kind "${key}"`),
    ),
    ...optionsOf(value, key, `the kind "${key}"`),
    ...textAt(value, 'otherwise', `${key} otherwise`, `The message for wrong answers of "${key}"`),
  ]);
}

/** The texts of people.yaml: the message of each field, and what it accepts. */
export function textsOfPeople(root: YamlNode, prefix = ''): FileText[] {
  const entries = root.kind === 'map' ? root.entries : [];
  return entries.flatMap(({ key, value }) => {
    const name = `${prefix}${key}`;
    const own = [
      ...textAt(value, 'accepts', `${name} accepts`, `What "${name}" accepts`),
      ...textAt(value, 'otherwise', name, `The message for a wrong "${name}"`),
    ];
    return own.length > 0 ? own : textsOfPeople(value, `${name}.`);
  });
}

/** The conditions and formats of signatures and dates in pdf.yaml. */
export function textsOfSigns(root: YamlNode): FileText[] {
  return childEntries(root, 'sign').flatMap(({ key, value }) => [
    ...textAt(value, 'format', `${key} format`, `The format of "${key}"`),
    ...textAt(value, 'when', `${key} when`, `The condition of "${key}"`),
  ]);
}
