import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { MapEntry, YamlNode } from '../../2-parse/foundation/yaml-node.ts';

/** The name and the tree of a file. */
export type DocumentRoot = { file: string; root: YamlNode };

/** A node with its entry in a map. The root and the items of a list have no entry. */
export type Found = { node: YamlNode; entry?: MapEntry };

/** The node at a path of names and numbers. */
export function nodeAt({ root }: DocumentRoot, path: string[]): Found {
  let found: Found = { node: root };
  for (const step of path) found = childAt(found.node, step);
  return found;
}

function childAt(node: YamlNode, step: string): Found {
  if (node.kind === 'list') return { node: node.items[Number(step)] ?? node };
  const entry = node.kind === 'map' ? node.entries.find(({ key }) => key === step) : undefined;
  return entry ? { node: entry.value, entry } : { node };
}

/** The place of a name in the map at a path. */
export function placeOfName(document: DocumentRoot, path: string[], name: string): SourceRange {
  const { node } = nodeAt(document, path);
  const entry = node.kind === 'map' ? node.entries.find(({ key }) => key === name) : undefined;
  return entry?.keyAt ?? node.at;
}

/** The place that represents a whole node: its name, its first key, or the file. */
export function placeOfWhole(document: DocumentRoot, path: string[]): SourceRange {
  const { node, entry } = nodeAt(document, path);
  if (entry) return entry.keyAt;
  if (path.length === 0) return { file: document.file, start: 0, end: 0 };
  return node.kind === 'map' ? (node.entries[0]?.keyAt ?? node.at) : node.at;
}

/**
 * The name of the node at a path, in quotes: its own, or that of the list that contains it, or the
 * file's.
 */
export function nameOf(document: DocumentRoot, path: string[]): string {
  const { entry } = nodeAt(document, path);
  if (entry) return `"${entry.key}"`;
  if (path.length === 0) return document.file.split('/').at(-1) ?? '';
  return `A row of ${nameOf(document, path.slice(0, -1))}`;
}
