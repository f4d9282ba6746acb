/** How a text is written in YAML. */
export type Style = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE' | 'BLOCK_FOLDED' | 'BLOCK_LITERAL';

/**
 * The offset of each character of a text in its source. Quotes, escapes, folded lines and indentation
 * make the two differ; the last offset is the end of the text.
 */
export function textOffsets(source: string, style: Style, value: string): number[] {
  if (style === 'BLOCK_FOLDED' || style === 'BLOCK_LITERAL') return blockOffsets(source, value);
  const quoted = style !== 'PLAIN';
  const end = quoted && source.length > 1 ? source.length - 1 : source.length;
  const offsets: number[] = [];
  let at = quoted ? 1 : 0;
  while (at < end) {
    const step = flowStep(source.slice(at, end), style);
    for (const offset of step.characters) offsets.push(at + offset);
    at += step.length;
  }
  return [...offsets, end];
}

/** A piece of source, and the offset within it of each character that it yields. */
type Step = { length: number; characters: number[] };

const one: Step = { length: 1, characters: [0] };

function flowStep(rest: string, style: Style): Step {
  const fold = /^[ \t]*\r?\n[ \t\r\n]*/.exec(rest);
  if (fold) return folded(fold[0]);
  if (style === 'QUOTE_SINGLE') return rest.startsWith("''") ? { length: 2, characters: [0] } : one;
  return style === 'QUOTE_DOUBLE' && rest.startsWith('\\') ? escaped(rest) : one;
}

/** One line break yields a space. Of several, the first yields nothing and each of the others a line break. */
function folded(blanks: string): Step {
  const breaks = [...blanks.matchAll(/\n/g)].map(({ index }) => index);
  return { length: blanks.length, characters: breaks.length === 1 ? [0] : breaks.slice(1) };
}

function escaped(rest: string): Step {
  const brokenLine = /^\\\r?\n[ \t]*/.exec(rest);
  if (brokenLine) return { length: brokenLine[0].length, characters: [] };
  const code = /^\\(?:x.{2}|u.{4}|U.{8})/.exec(rest)?.[0];
  if (code === undefined) return { length: 2, characters: [0] };
  const wide = Number.parseInt(code.slice(2), 16) > 0xffff;
  return { length: code.length, characters: wide ? [0, 0] : [0] };
}

/**
 * Line by line: the content of a line is in the value unchanged, its end as a line break, a space or
 * nothing.
 */
function blockOffsets(source: string, value: string): number[] {
  const header = source.indexOf('\n') + 1;
  const lines = header === 0 ? [] : source.slice(header).split('\n');
  const indent = indentOf(lines, value);
  const offsets: number[] = [];
  let start = header;
  for (const line of lines) {
    const text = line.slice(indent).replace(/\r$/, '');
    const from = start + Math.min(indent, line.length);
    for (let column = 0; column < text.length; column += 1) offsets.push(from + column);
    if (/[\n ]/.test(value[offsets.length] ?? '')) offsets.push(from + text.length);
    start += line.length + 1;
  }
  return [...offsets.slice(0, value.length), source.length];
}

/** How many of the spaces before the first words are indentation and not part of the value. */
function indentOf(lines: string[], value: string): number {
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const kept = /^(?: *\n)*( *)/.exec(value)?.[1] ?? '';
  return first.length - first.trimStart().length - kept.length;
}
