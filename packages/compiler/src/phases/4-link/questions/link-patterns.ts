import type { MapEntry, TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Authored, Valid } from '../../3-validate/authored/authored.ts';
import { childEntries, childText, mapOf, nodeAt, spanIn } from '../foundation/entries.ts';
import type { LinkedKind, LinkedPattern } from '../linked/linked-form.ts';
import { questionsOf } from './collect-questions.ts';

type Kinds = ReadonlyMap<string, LinkedKind>;

/** Every pattern that is written down, once, with what its answers are: of kinds, of questions and of people. */
export function linkPatterns(
  { answers, people, localities, forms }: Authored,
  kindsIn: (folder: string) => Kinds,
): LinkedPattern[] {
  const inLocalities = localities.flatMap((locality) => {
    const kinds = kindsIn(locality.folder);
    const flows = [...locality.flows.values()].flatMap((flow) => ofQuestions(flow, kinds));
    return [...ofKinds(locality.answers, kinds), ...flows];
  });
  const inForms = forms.flatMap(({ localityFolder, questions, questionsWithFederal }) =>
    [questions, questionsWithFederal].flatMap((file) => ofQuestions(file, kindsIn(localityFolder))),
  );
  return [...ofKinds(answers, kindsIn('')), ...ofPeople(people), ...inLocalities, ...inForms];
}

function ofKinds(file: Valid<unknown> | undefined, kinds: Kinds): LinkedPattern[] {
  return entriesOf(file).flatMap(({ key, value }) =>
    written(value, `The kind "${key}"`, kinds.get(key)),
  );
}

function ofQuestions(file: Valid<unknown> | undefined, kinds: Kinds): LinkedPattern[] {
  const sets = entriesOf(file).filter(({ key }) => /^QS/.test(key));
  const asked = sets.flatMap(questionsOf);
  return asked.flatMap(({ key, value }) => {
    const kind = childText(value, 'answer')?.value ?? '';
    return written(value, `The question "${key}"`, kinds.get(kind));
  });
}

function ofPeople(file: Valid<unknown> | undefined): LinkedPattern[] {
  const address = file && nodeAt(file.root, 'address');
  const fields = [
    ...childEntries(file?.root, 'employee'),
    ...childEntries(file?.root, 'employer'),
    ...childEntries(address, 'us'),
    ...childEntries(address, 'ca'),
  ];
  return fields.flatMap(({ key, value }) => written(value, `The field "${key}"`, undefined));
}

function written(node: YamlNode, owner: string, kind: LinkedKind | undefined): LinkedPattern[] {
  const accepts = childText(node, 'accepts');
  return accepts ? [linkPattern(accepts, owner, kind)] : [];
}

function linkPattern(node: TextNode, owner: string, kind: LinkedKind | undefined): LinkedPattern {
  return {
    text: node.value,
    at: node.at,
    placeOf: (start, end) => spanIn(node, start, end),
    owner,
    ...(kind ? { kind } : {}),
  };
}

function entriesOf(file: Valid<unknown> | undefined): MapEntry[] {
  return file ? mapOf(file.root).entries : [];
}
