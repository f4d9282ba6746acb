import { placeNames } from '@formpress/model';
import type { TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Valid } from '../../3-validate/authored/authored.ts';
import { childEntries, itemsOf, nodeAt, textNodeOf } from '../foundation/entries.ts';
import type { LinkedLocality } from '../linked/linked.ts';
import type { LinkedQuestion } from '../linked/linked-form.ts';
import type { LinkedPlaceCase, PlaceExpectation } from '../linked/linked-place-case.ts';
import { checkAnswers, unknownName } from '../names/unknown-name.ts';
import { type LocalityScope, reportUnknownForm } from './report-unknown-form.ts';
import { unknownPlace } from './unknown-place.ts';

/** Links the worked examples in one file of a locality. Reports wrong names and leaves out their cases. */
export function linkPlaceCases(
  file: Valid<unknown>,
  locality: LinkedLocality,
  scope: LocalityScope,
): LinkedPlaceCase[] {
  return itemsOf(file.root).flatMap((node) => linkPlaceCase(node, locality, scope) ?? []);
}

function linkPlaceCase(
  node: YamlNode,
  locality: LinkedLocality,
  scope: LocalityScope,
): LinkedPlaceCase | undefined {
  const { report } = scope;
  const about = textNodeOf(nodeAt(node, 'about'));
  const [homes, work] = [textsOf(nodeAt(node, 'home')), textsOf(nodeAt(node, 'work'))];
  const wrong = [...homes, ...work].filter(({ value }) => placeNames[value] === undefined);
  for (const { value, at } of wrong) report(unknownPlace(value, at));
  const answers = linkAnswers(node, locality, scope);
  const expect = childEntries(node, 'expect').map(({ key, keyAt, value }): PlaceExpectation => {
    const forms = itemsOf(value).map(textNodeOf);
    for (const form of forms) reportUnknownForm(form, scope);
    const what = key as PlaceExpectation['what'];
    return { what, at: keyAt, forms: forms.map((form) => form.value) };
  });
  if (wrong.length > 0 || !answers) return undefined;
  const codes = (nodes: TextNode[]) => nodes.map(({ value }) => value);
  const who = { homes: codes(homes), work: codes(work) };
  return { at: about.at, about: about.value, ...who, answers, expect };
}

function textsOf(node: YamlNode): TextNode[] {
  return node.kind === 'list' ? node.items.map(textNodeOf) : [textNodeOf(node)];
}

/** Links answers to questions of the locality's flows. While a flow has a mistake, unknown questions are not reported. */
function linkAnswers(
  node: YamlNode,
  { flows }: LinkedLocality,
  { report }: LocalityScope,
): Record<string, string> | undefined {
  const asked = flows.flatMap(({ flow }) => flow?.interview.sets ?? []);
  const all = asked.flatMap(({ questions }) => questions.map(({ question }) => question));
  const questions = new Map<string, LinkedQuestion[]>();
  for (const each of all) questions.set(each.id, [...(questions.get(each.id) ?? []), each]);
  const isSure = flows.every(({ flow, rows }) => flow || !rows.some((row) => 'start' in row));
  const entries = childEntries(node, 'answers');
  const known = entries.map(({ key, keyAt, value }) => {
    const { value: answer, at } = textNodeOf(value);
    const [question] = questions.get(key) ?? [];
    if (question) return checkAnswers(question, [{ key: answer, keyAt: at }], report);
    if (isSure) report(unknownName('unknown-question', key, questions.keys(), keyAt));
    return false;
  });
  if (!known.every(Boolean)) return undefined;
  return Object.fromEntries(entries.map(({ key, value }) => [key, textNodeOf(value).value]));
}
