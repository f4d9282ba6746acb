import { nearestName } from '@formpress/model';
import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { nearestKnownKey } from './gather-mistakes.ts';
import type { ShapeMistake } from './shape-mistake.ts';

/**
 * The tree with each mistyped name or word corrected, so that later phases find what else is wrong.
 * Undefined when there is a mistake of another kind.
 */
export function fixNames(root: YamlNode, mistakes: ShapeMistake[]): YamlNode | undefined {
  let fixed: YamlNode | undefined = root;
  for (const mistake of mistakes) {
    fixed = fixed && changeAt(fixed, mistake.path, (node) => fix(node, mistake));
  }
  return fixed;
}

type Change = (node: YamlNode) => YamlNode | undefined;

function changeAt(node: YamlNode, [step, ...rest]: string[], change: Change): YamlNode | undefined {
  if (step === undefined) return change(node);
  if (node.kind === 'text') return undefined;
  if (node.kind === 'list') {
    const index = Number(step);
    const item = node.items[index] && changeAt(node.items[index], rest, change);
    return item && { ...node, items: node.items.with(index, item) };
  }
  const index = node.entries.findIndex(({ key }) => key === step);
  const entry = node.entries[index];
  const value = entry && changeAt(entry.value, rest, change);
  return value && { ...node, entries: node.entries.with(index, { ...entry, value }) };
}

function fix(node: YamlNode, mistake: ShapeMistake): YamlNode | undefined {
  if (mistake.keyword === 'additionalProperties') return renamed(node, mistake);
  const near = node.kind === 'text' && nearestName(node.value, mistake.shape.enum ?? []);
  return near ? { kind: 'text', value: near, at: node.at } : undefined;
}

function renamed(node: YamlNode, mistake: ShapeMistake): YamlNode | undefined {
  const name = nearestKnownKey(mistake);
  if (node.kind !== 'map' || name === undefined) return undefined;
  if (node.entries.some(({ key }) => key === name)) return undefined;
  const index = node.entries.findIndex(({ key }) => key === mistake.params.additionalProperty);
  const entry = node.entries[index];
  return entry && { ...node, entries: node.entries.with(index, { ...entry, key: name }) };
}
