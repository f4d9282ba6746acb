import type { YamlNode } from '@formpress/compiler';
import type { TextEdit } from 'vscode-languageserver';
import { positionsIn } from '../foundation/positions.ts';
import { documentOf } from '../index/indexed-file.ts';
import type { Session } from '../session/session.ts';

/**
 * Tidies the white space of a file: ends of lines, runs of blank lines, the end of the file. Comments, order, quotes and
 * the columns that the analyst lined up stay. Nothing is changed that would be read differently.
 */
export async function formattingOf(session: Session, path: string): Promise<TextEdit[]> {
  const file = (await session.index()).files.get(path);
  if (!file?.root) return [];
  const { text } = file;
  const tidy = tidied(text);
  const after = documentOf(path, tidy);
  const isSame =
    after && JSON.stringify(contentOf(after.root)) === JSON.stringify(contentOf(file.root));
  if (tidy === text || !isSame) return [];
  return [{ range: positionsIn(text).rangeOf({ start: 0, end: text.length }), newText: tidy }];
}

function tidied(text: string): string {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trimEnd());
  const joined = lines.join('\n').replace(/\n{3,}/g, '\n\n');
  return `${joined.trim()}\n`;
}

/** The content of a tree, without positions. */
function contentOf(node: YamlNode): unknown {
  if (node.kind === 'text') return node.value;
  if (node.kind === 'list') return node.items.map(contentOf);
  return node.entries.map(({ key, value }) => [key, contentOf(value)]);
}
