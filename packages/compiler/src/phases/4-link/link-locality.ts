import type { Names } from '@formpress/formula';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { MapEntry, TextNode, YamlNode } from '../2-parse/yaml-node.ts';
import type { AuthoredLocality } from '../3-validate/authored.ts';
import { childEntries, childItems, childText, itemsOf, nodeAt, textOf } from './entries.ts';
import { knownForm, type LocalityScope } from './known-form.ts';
import { linkFlow } from './link-flow.ts';
import { linkFormula } from './link-formula.ts';
import { linkText } from './link-text.ts';
import type { LinkedFlow, LinkedFlowRow, LinkedFormula, LinkedLocality } from './linked-form.ts';

const places: Names = {
  variable: (name) =>
    ({
      livesHere: { kind: 'yesNo' as const },
      worksHere: { kind: 'yesNo' as const },
      worksElsewhere: { kind: 'yesNo' as const },
      home: { kind: 'text' as const },
      work: { kind: 'choices' as const },
    })[name],
  variables: () => ['livesHere', 'worksHere', 'worksElsewhere', 'home', 'work'],
  amount: () => undefined,
  amounts: () => [],
};

/** Links a locality: its conditions, its forms, its flows. */
export function linkLocality(authored: AuthoredLocality, scope: LocalityScope): LinkedLocality {
  const { root, data } = authored.locality;
  return {
    code: data.locality,
    country: authored.country,
    at: { file: authored.locality.file, start: 0, end: 0 },
    name: linkText(textOf(nodeAt(root, 'name')), scope.text),
    forms: childEntries(root, 'forms').flatMap((entry) => linkLocalityForm(entry, scope) ?? []),
    flows: childEntries(root, 'flows').map((entry) => linkFlowRows(entry, authored, scope)),
    gaps: childItems(root, 'gaps').map((gap) => textOf(gap).value),
  };
}

function linkLocalityForm({ key, keyAt, value }: MapEntry, scope: LocalityScope) {
  knownForm({ kind: 'text', value: key, at: keyAt }, scope);
  const recommended = condition(textOf(nodeAt(value, 'recommended')), scope);
  const when = childText(value, 'when');
  const applies = when && condition(when, scope);
  if (!recommended || (when && !applies)) return undefined;
  return { id: key, at: keyAt, recommended, ...(applies ? { when: applies } : {}) };
}

function linkFlowRows(
  { key, keyAt, value }: MapEntry,
  authored: AuthoredLocality,
  scope: LocalityScope,
) {
  const file = authored.flows.get(key);
  const flow = file && linkFlow(key, file, scope);
  const rows = itemsOf(value).flatMap((row) => linkRow(key, row, flow, scope) ?? []);
  return { id: key, at: keyAt, rows, ...(flow ? { flow } : {}) };
}

function linkRow(
  id: string,
  row: YamlNode,
  flow: LinkedFlow | undefined,
  scope: LocalityScope,
): LinkedFlowRow | undefined {
  const whenNode = childText(row, 'when');
  const when = whenNode && condition(whenNode, scope);
  const common = { at: row.at, ...(when ? { when } : {}) };
  const start = childText(row, 'start');
  if (!start) {
    const forms = childItems(row, 'forms').map(textOf);
    for (const form of forms) knownForm(form, scope);
    return { ...common, forms: forms.map(({ value }) => value) };
  }
  if (!flow && scope.formIds.has(id)) return undefined;
  const sets = flow?.interview.sets.map((set) => set.id) ?? [];
  if (sets.includes(start.value)) return { ...common, start: start.value };
  const message = flow
    ? `The flow ${id} has no set "${start.value}".${didYouMean(start.value, sets)}`
    : `The flow ${id} begins with questions, and there is no flows/${id}.yaml.`;
  scope.report({
    code: flow ? 'unknown-set' : 'missing-flow',
    severity: 'error',
    at: start.at,
    message,
  });
  return undefined;
}

function condition(node: TextNode, { report }: LocalityScope): LinkedFormula | undefined {
  return linkFormula(node, { report, names: places }, 'yesNo');
}
