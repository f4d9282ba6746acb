import type { LinkedForm, SourceRange, YamlNode } from '@formpress/compiler';
import { nodeIn } from '../foundation/yaml-nodes.ts';

/** A number or a day that form.yaml states: the name of its amount, and where it is written. */
export type AuthoredAmount = { name: string; value: string; at: SourceRange };

/** The values of a form's amounts, also where they depend on an answer. Tables are left out: they are compared as a whole. */
export function authoredAmounts(
  { amounts, folders }: LinkedForm,
  rootOf: (file: string) => YamlNode | undefined,
): AuthoredAmount[] {
  return [...amounts.values()].flatMap(({ name }) => {
    const roots = folders.flatMap((folder) => rootOf(`${folder}/form.yaml`) ?? []);
    const node = roots.map((root) => nodeIn(root, 'amounts', name)).find((found) => found);
    return node ? valuesIn(nodeIn(node, 'is') ?? node, name) : [];
  });
}

function valuesIn(node: YamlNode, name: string): AuthoredAmount[] {
  if (node.kind === 'text')
    return isValue(node.value) ? [{ name, value: node.value, at: node.at }] : [];
  if (node.kind === 'list') return node.items.flatMap((item) => valuesIn(item, name));
  if (node.entries.some(({ key }) => key === 'rows')) return [];
  return node.entries.flatMap(({ key, value }) => valuesIn(value, `${name}.${key}`));
}

function isValue(text: string): boolean {
  return /^[0-9]+(?:\.[0-9]+)?$|^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text);
}
