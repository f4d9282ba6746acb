import { asWritten, type YamlNode } from '@formpress/compiler';

/** A value as it is written, on one line. */
export function sourceOf(node: YamlNode, text: string): string {
  const written = text.slice(node.at.start, node.at.end);
  if (!written.includes('\n') && (node.kind === 'text' || /^[[{]/.test(written))) return written;
  return onOneLine(node);
}

function onOneLine(node: YamlNode): string {
  if (node.kind === 'text') return inRow(node.value);
  if (node.kind === 'list') return `[${node.items.map(onOneLine).join(', ')}]`;
  const lines = node.entries.map(({ key, value }) => `${asWritten(key)}: ${onOneLine(value)}`);
  return `{ ${lines.join(', ')} }`;
}

/** Between brackets, a comma ends a text. */
function inRow(value: string): string {
  return /[,[\]{}]/.test(value) ? `'${value.replaceAll("'", "''")}'` : asWritten(value);
}
