import type { YamlNode } from '../foundation/yaml-node.ts';
import type { Lines } from './lines.ts';
import { placed } from './read-scalar.ts';

/** A text under ">-": lines with the same indentation, without empty ones between them. */
export function readFolded(
  lines: Lines,
  line: number,
  offset: number,
  column: number,
): { node: YamlNode; line: number } | undefined {
  const { text, file } = lines;
  if (!text.startsWith('>-\n', offset)) return undefined;
  const indent = lines.indent(line + 1);
  if (indent <= column || lines.start(line + 1) === lines.end(line + 1)) return undefined;
  const words: string[] = [];
  let next = line + 1;
  for (; next < lines.count && lines.indent(next) >= indent; next += 1) {
    const isEmpty = lines.start(next) === lines.end(next);
    if (isEmpty || lines.indent(next) !== indent) return undefined;
    words.push(text.slice(lines.start(next), lines.end(next)));
  }
  let below = next;
  while (below < lines.count && lines.start(below) === lines.end(below)) below += 1;
  const end = below < lines.count ? lines.start(below) - lines.indent(below) : text.length;
  const isOpen = below > next && below < lines.count && lines.indent(below) >= indent;
  if (isOpen) return undefined;
  const node = placed({ file, text, start: offset, end }, 'BLOCK_FOLDED', words.join(' '));
  return { node, line: next };
}
