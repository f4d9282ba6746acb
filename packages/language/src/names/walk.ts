import type { MapEntry, TextNode, YamlNode } from '@formpress/compiler';

/** The entries of a map, or of the map at a key in it. Half-written files may have something else there. */
export function entriesOf(node: YamlNode | undefined, key?: string): MapEntry[] {
  const at = key === undefined ? node : valueAt(node, key);
  return at?.kind === 'map' ? at.entries : [];
}

/** The value at a key. */
export function valueAt(node: YamlNode | undefined, key: string): YamlNode | undefined {
  return node?.kind === 'map' ? node.entries.find((each) => each.key === key)?.value : undefined;
}

/** The texts at some keys. Anything else there is left out. */
export function textsAt(node: YamlNode | undefined, ...keys: string[]): TextNode[] {
  return keys.flatMap((key) => textsIn(valueAt(node, key)));
}

/** A text, or the texts of a list. */
export function textsIn(node: YamlNode | undefined): TextNode[] {
  if (node?.kind === 'text') return [node];
  return node?.kind === 'list' ? node.items.flatMap(textsIn) : [];
}

/** Every text below a node. */
export function everyText(node: YamlNode | undefined): TextNode[] {
  if (node?.kind === 'map') return node.entries.flatMap(({ value }) => everyText(value));
  if (node?.kind === 'list') return node.items.flatMap(everyText);
  return node ? [node] : [];
}
