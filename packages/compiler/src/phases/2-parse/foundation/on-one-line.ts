import { asWritten, writtenInRow } from './source.ts';
import type { YamlNode } from './yaml-node.ts';

/** A value as it is written on one line. */
export function onOneLine(node: YamlNode): string {
  return node.kind === 'text' ? asWritten(node.value) : inRow(node);
}

function inRow(node: YamlNode): string {
  if (node.kind === 'text') return writtenInRow(node.value);
  if (node.kind === 'list') return `[${node.items.map(inRow).join(', ')}]`;
  const entries = node.entries.map(({ key, value }) => `${writtenInRow(key)}: ${inRow(value)}`);
  return `{ ${entries.join(', ')} }`;
}
