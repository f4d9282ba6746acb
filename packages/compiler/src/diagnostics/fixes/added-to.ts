import type { SourceRange } from '../diagnostic.ts';

type Added = SourceRange & { text: string };

/** Adds lines to the end of a map or a list; undefined where they cannot stand between its brackets. */
export function addedTo(
  text: string,
  { file, start, end }: SourceRange,
  lines: readonly string[],
): Added | undefined {
  const last = end === 0 ? text.trimEnd().length : end;
  if (last === 0) return { file, start: 0, end: text.length, text: `${lines.join('\n')}\n` };
  if (/[[{]/.test(text[start] ?? '')) return inBrackets(text, { file, start, end: last }, lines);
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1));
  const at = endOfWords(text, last);
  const below = lines.map((line) => `\n${line}`.replaceAll('\n', `\n${indent}`)).join('');
  const made = text.includes('\r\n') ? below.replaceAll('\n', '\r\n') : below;
  return { file, start: at, end: at, text: made };
}

function inBrackets(
  text: string,
  { file, start, end }: SourceRange,
  lines: readonly string[],
): Added | undefined {
  const inside = text.slice(start + 1, end - 1);
  if (!/[\]}]/.test(text[end - 1] ?? '') || inside.includes('#')) return undefined;
  if (lines.some((line) => line.includes('\n'))) return undefined;
  const items = lines.map((line) => line.replace(/^- /, '')).join(', ');
  const room = text[start] === '{' ? ' ' : '';
  if (inside.trim() === '')
    return { file, start: start + 1, end: end - 1, text: `${room}${items}${room}` };
  const at = start + 1 + inside.trimEnd().length;
  return { file, start: at, end: at, text: `${text[at - 1] === ',' ? ' ' : ', '}${items}` };
}

/** The end of the line that an offset is in, including any comment. */
function endOfWords(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return offset + text.slice(offset, end < 0 ? text.length : end).trimEnd().length;
}
