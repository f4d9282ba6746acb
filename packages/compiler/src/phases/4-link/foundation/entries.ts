import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { MapEntry, MapNode, TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';

/** The value at a key of a map, if present. */
export function childOf(node: YamlNode, key: string): YamlNode | undefined {
  return node.kind === 'map' ? node.entries.find((entry) => entry.key === key)?.value : undefined;
}

/** The value at a path that validation has shown to exist. */
export function nodeAt(node: YamlNode, ...path: (string | number)[]): YamlNode {
  let current: YamlNode | undefined = node;
  for (const step of path) {
    current = typeof step === 'number' ? itemsOf(current)[step] : childOf(current, step);
    if (current === undefined) throw new Error(`No node at ${path.join('.')}.`);
  }
  return current;
}

/** The value at a path, or the nearest one around it that is written. */
export function nearestNode(root: YamlNode, path: readonly (string | number)[]): YamlNode {
  let node = root;
  for (const step of path) {
    const items = node.kind === 'list' ? node.items : [];
    const next = typeof step === 'number' ? items[step] : childOf(node, step);
    if (!next) break;
    node = next;
  }
  return node;
}

/** The place of a key, or of the node that lacks it. */
export function keyPlace(node: YamlNode, key: string): SourceRange {
  const found = node.kind === 'map' ? node.entries.find((entry) => entry.key === key) : undefined;
  return found?.keyAt ?? node.at;
}

/** The place that represents a map: its first key, or all of it when it has none. */
export function firstKeyPlace(node: YamlNode): SourceRange {
  return (node.kind === 'map' ? node.entries[0]?.keyAt : undefined) ?? node.at;
}

/** The node as a text. */
export function textNodeOf(node: YamlNode): TextNode {
  if (node.kind !== 'text') throw new Error(`Expected a text at ${node.at.file}.`);
  return node;
}

/** The node as a map. */
export function mapOf(node: YamlNode): MapNode {
  if (node.kind !== 'map') throw new Error(`Expected a map at ${node.at.file}.`);
  return node;
}

/** The items of a list. */
export function itemsOf(node: YamlNode): YamlNode[] {
  if (node.kind !== 'list') throw new Error(`Expected a list at ${node.at.file}.`);
  return node.items;
}

/** The place in the file of a part of a text. */
export function spanIn(node: TextNode, start: number, end: number): SourceRange {
  const offset = node.offsets ?? ((index: number) => node.at.start + index);
  return { file: node.at.file, start: offset(start), end: offset(Math.max(start, end - 1)) + 1 };
}

/** The text at a key, if present. */
export function childText(node: YamlNode, key: string): TextNode | undefined {
  const child = childOf(node, key);
  return child === undefined ? undefined : textNodeOf(child);
}

/** The entries of the map at a key, none when it is absent. */
export function childEntries(node: YamlNode | undefined, key: string): MapEntry[] {
  const child = node && childOf(node, key);
  return child ? mapOf(child).entries : [];
}

/** The items of the list at a key, none when it is absent. */
export function childItems(node: YamlNode | undefined, key: string): YamlNode[] {
  const child = node && childOf(node, key);
  return child ? itemsOf(child) : [];
}
