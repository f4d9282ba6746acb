import type { Sources } from '../../foundation/files.ts';
import type { Edit, Fix } from '../diagnostic.ts';
import { textOf } from '../text-of.ts';
import { addedTo } from './added-to.ts';
import { itemInRow } from './item-in-row.ts';

/** A change of a file: its text from one offset to another is replaced. */
export type Replacement = { file: string; start: number; end: number; text: string };

/** The replacements of a fix; undefined when a file no longer has what the fix changes. */
export function replacementsOf({ edits }: Fix, files: Sources): Replacement[] | undefined {
  const replacements = edits.map((edit) => {
    const bytes = files.get(edit.at.file);
    if (!bytes && !('adds' in edit)) return undefined;
    return replacementOf(edit, bytes ? textOf(bytes) : '');
  });
  return replacements.every((each) => each !== undefined) ? replacements : undefined;
}

function replacementOf(edit: Edit, text: string): Replacement | undefined {
  const { file, start, end } = edit.at;
  if ('removesEntry' in edit) {
    const entry = entryAt(text, start);
    if (entry) return { file, ...withEmptied(text, entry) };
    const item = itemInRow(text, start);
    return item && { file, ...item, text: '' };
  }
  if ('adds' in edit) return addedTo(text, edit.at, edit.adds);
  if (!('word' in edit)) return { file, start, end, text: edit.text };
  const first = text.slice(start, end).indexOf(edit.word);
  const last = text.slice(start, end).lastIndexOf(edit.word);
  if (first < 0 || first !== last) return undefined;
  const at = start + first;
  return { file, start: at, end: at + edit.word.length, text: edit.text };
}

/**
 * The lines of the entry that begins on the line of an offset: that line, and all below that are indented further.
 * Undefined where the line has other entries before it, or may continue a row in brackets.
 */
function entryAt(text: string, offset: number): { start: number; end: number } | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  if (/[[{,]$/.test(text.slice(0, start).trimEnd())) return undefined;
  if (!/^\s*(?:- )?(?:\w+:\s+)?['"#]?$/.test(text.slice(start, offset))) return undefined;
  const indent = indentOf(text.slice(start));
  let end = endOfLine(text, start);
  while (end < text.length) {
    const line = text.slice(end, endOfLine(text, end));
    if (line.trim() === '' || indentOf(line) <= indent) break;
    end = endOfLine(text, end);
  }
  return { start, end };
}

/** Removes an entry, and names above it under which nothing would be left. A list that loses all its items becomes []. */
function withEmptied(text: string, entry: { start: number; end: number }) {
  const [before, after] = [text.slice(0, entry.start), text.slice(entry.end)];
  const indent = indentOf(text.slice(entry.start));
  const above = linesWithWords(before).at(-1);
  const [below] = linesWithWords(after);
  if (above === undefined && below === undefined)
    return { ...entry, text: /^\s*- /.test(text.slice(entry.start)) ? '[]\n' : '' };
  const isOpened = above && /:\s*$/.test(above.text) && indentOf(above.text) < indent;
  if (!isOpened || (below && indentOf(below.text) > indentOf(above.text)))
    return { ...entry, text: '' };
  return withEmptied(text, { start: above.start, end: entry.end });
}

function linesWithWords(text: string): { start: number; text: string }[] {
  return [...text.matchAll(/^[^\S\n]*[^\s#].*$/gm)].map(({ index, 0: line }) => ({
    start: index,
    text: line,
  }));
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end + 1;
}
