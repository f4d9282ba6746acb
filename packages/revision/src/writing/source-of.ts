import { onOneLine, type YamlNode } from '@formpress/compiler';

/** A value as it is written, on one line. */
export function sourceOf(node: YamlNode, text: string): string {
  const written = text.slice(node.at.start, node.at.end);
  if (!written.includes('\n') && (node.kind === 'text' || /^[[{]/.test(written))) return written;
  return onOneLine(node);
}
