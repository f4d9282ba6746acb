import type { MapEntry, TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Valid } from '../../3-validate/authored/authored.ts';
import { isNone } from '../base/change-sets.ts';
import { childEntries, childText, mapOf, nodeAt, spanIn } from '../foundation/entries.ts';
import type { LinkedKind, LinkedPattern } from '../linked/linked-kind.ts';
import { questionsOf } from './collect-questions.ts';

type Kinds = ReadonlyMap<string, LinkedKind>;

/** The patterns that kinds of answer write. */
export function patternsOfKinds(file: Valid<unknown> | undefined, kinds: Kinds): LinkedPattern[] {
  return entriesOf(file).flatMap(({ key, value }) =>
    written(value, `The kind "${key}"`, kinds.get(key)),
  );
}

/** The patterns that questions of a file write. */
export function patternsOfQuestions(
  file: Valid<unknown> | undefined,
  kinds: Kinds,
): LinkedPattern[] {
  const sets = entriesOf(file).filter(({ key }) => /^QS/.test(key));
  const changes = childEntries(file?.root, 'changes');
  const asked = [...sets, ...changes].flatMap(questionsOf);
  return asked.flatMap(({ key, value }) => {
    const kind = childText(value, 'answer')?.value ?? '';
    return written(value, `The question "${key}"`, kinds.get(kind));
  });
}

/** The patterns of person fields. */
export function patternsOfPeople(file: Valid<unknown> | undefined): LinkedPattern[] {
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
  return accepts && !isNone(accepts) ? [linkPattern(accepts, owner, kind)] : [];
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
