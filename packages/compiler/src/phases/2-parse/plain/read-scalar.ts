import { textOffsets } from '../foundation/text-offsets.ts';
import type { TextNode } from '../foundation/yaml-node.ts';
import type { Lines } from './lines.ts';

// A name contains no character that could have another meaning in YAML.
const name = /[A-Za-z0-9_][^\n:#"'`&*!|>%@{}]*(?=:[ \n])/y;
const longest = 200;

/** The name at an offset of a line, and where it ends. */
export function keyAt(
  { text, end }: Lines,
  line: number,
  offset: number,
): { key: string; end: number } | undefined {
  if (text[offset] === "'") return quotedKey(text, offset, end(line));
  name.lastIndex = offset;
  const key = name.exec(text)?.[0];
  if (key === undefined || key.length > longest || key.endsWith(' ')) return undefined;
  return { key, end: offset + key.length };
}

function quotedKey(text: string, offset: number, lineEnd: number) {
  const close = text.indexOf("'", offset + 1);
  const isKey = close > offset + 1 && close + 1 < lineEnd && text.startsWith(':', close + 1);
  const isPlain = isKey && close - offset < longest && /[ \n]/.test(text[close + 2] ?? '');
  return isPlain ? { key: text.slice(offset + 1, close), end: close + 1 } : undefined;
}

const firstCharacter = /[^\s,[\]{}#&*!|>'"%@`?:-]|[?:-][^\s,[\]{}]/y;

/** A text without quotes that takes up the rest of a line. */
export function plainOnLine(
  { file, text, end }: Lines,
  line: number,
  offset: number,
): TextNode | undefined {
  const value = text.slice(offset, end(line));
  if (!isPlain(text, offset, value)) return undefined;
  return { kind: 'text', value, at: { file, start: offset, end: end(line) } };
}

/** Whether a value is a scalar without quotes that contains nothing that would end it early. */
export function isPlain(text: string, offset: number, value: string): boolean {
  firstCharacter.lastIndex = offset;
  return firstCharacter.test(text) && !/: | #|:$|^[-?:]$/.test(value);
}

/** A text in quotes that ends on its line. Escapes are left to the library. */
export function quotedAt({ file, text }: Lines, offset: number): TextNode | undefined {
  const quote = text[offset] ?? '';
  const isSingle = quote === "'";
  let close = text.indexOf(quote, offset + 1);
  while (isSingle && text[close + 1] === "'" && close !== -1)
    close = text.indexOf(quote, close + 2);
  const written = text.slice(offset + 1, close);
  if (close === -1 || written.includes('\n')) return undefined;
  if (!isSingle && written.includes('\\')) return undefined;
  const value = isSingle ? written.replaceAll("''", "'") : written;
  const source = { file, text, start: offset, end: close + 1 };
  return placed(source, isSingle ? 'QUOTE_SINGLE' : 'QUOTE_DOUBLE', value);
}

/** A text whose characters are not contiguous in its source. */
export function placed(
  { file, text, start, end }: { file: string; text: string; start: number; end: number },
  style: Parameters<typeof textOffsets>[1],
  value: string,
): TextNode {
  let known: number[] | undefined;
  const shown = start + text.slice(start, end).trimEnd().length;
  return {
    kind: 'text',
    value,
    at: { file, start, end: shown },
    offsets(index) {
      known ??= textOffsets(text.slice(start, end), style, value);
      return start + (known[index] ?? end - start);
    },
  };
}
