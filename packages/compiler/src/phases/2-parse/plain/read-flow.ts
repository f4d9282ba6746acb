import { limits } from '../../../limits/limits.ts';
import type { MapEntry, TextNode, YamlNode } from '../foundation/yaml-node.ts';
import type { Lines } from './lines.ts';
import { isPlain, quotedAt } from './read-scalar.ts';

/** A row in brackets, over several lines if they are indented further than what contains it. */
export function readFlow(
  lines: Lines,
  first: number,
  offset: number,
  column: number,
): { node: YamlNode; line: number } | undefined {
  const reader = new FlowReader(lines, first, column);
  const node = reader.value(offset);
  const ends = node && node.at.end === lines.end(reader.line);
  return ends ? { node, line: reader.line + 1 } : undefined;
}

const name = /[A-Za-z0-9_][A-Za-z0-9_. $/-]*(?=: )/y;
const plain = /[^\n,[\]{}#]+/y;

/** Reads from left to right, and tracks the current line. */
class FlowReader {
  line: number;
  readonly #lines: Lines;
  readonly #column: number;
  #depth = 0;

  constructor(lines: Lines, line: number, column: number) {
    this.#lines = lines;
    this.line = line;
    this.#column = column;
  }

  value(offset: number): YamlNode | undefined {
    const sign = this.#lines.text[offset];
    if (sign === '{' || sign === '[') return this.#row(offset, sign);
    const found = this.#text(offset);
    const after = found && this.#skip(found.at.end);
    const isEnded = after !== undefined && /[,\]}]/.test(this.#lines.text[after] ?? '');
    return isEnded ? found : undefined;
  }

  /** Rows nested too deeply are left to the library's reader, which refuses them. */
  #row(offset: number, sign: '{' | '['): YamlNode | undefined {
    if (this.#depth >= limits.nesting.most) return undefined;
    this.#depth += 1;
    const row = sign === '{' ? this.#map(offset) : this.#list(offset);
    this.#depth -= 1;
    return row;
  }

  #list(offset: number): YamlNode | undefined {
    const items: YamlNode[] = [];
    const end = this.#members(offset, ']', (at) => {
      const item = this.value(at);
      if (item) items.push(item);
      return item?.at.end;
    });
    return end === undefined ? undefined : { kind: 'list', items, at: this.#at(offset, end) };
  }

  #map(offset: number): YamlNode | undefined {
    const entries = new Map<string, MapEntry>();
    const end = this.#members(offset, '}', (at) => {
      const entry = this.#entry(at);
      if (!entry || entries.has(entry.key)) return undefined;
      entries.set(entry.key, entry);
      return entry.value.at.end;
    });
    if (end === undefined) return undefined;
    return { kind: 'map', entries: [...entries.values()], at: this.#at(offset, end) };
  }

  /** Reads members between commas; each returns where it ends. Returns the offset after the bracket. */
  #members(
    offset: number,
    close: string,
    member: (at: number) => number | undefined,
  ): number | undefined {
    const { text } = this.#lines;
    let at = this.#skip(offset + 1);
    if (at !== undefined && text[at] === close) return at + 1;
    while (at !== undefined) {
      const end = member(at);
      at = end === undefined ? undefined : this.#skip(end);
      if (at === undefined) return undefined;
      if (text[at] === close) return at + 1;
      if (text[at] !== ',' || !/[ \n]/.test(text[at + 1] ?? '')) return undefined;
      at = this.#skip(at + 1);
    }
    return undefined;
  }

  #entry(offset: number): MapEntry | undefined {
    const { text } = this.#lines;
    const key = this.#key(offset);
    if (!key || !text.startsWith(': ', key.end)) return undefined;
    const at = this.#skip(key.end + 1);
    const value = at === undefined || this.#isNewLine(key.end, at) ? undefined : this.value(at);
    return value && { key: key.name, keyAt: this.#at(offset, key.end), value };
  }

  #key(offset: number): { name: string; end: number } | undefined {
    const { text } = this.#lines;
    if (text[offset] === "'") {
      const quoted = quotedAt(this.#lines, offset);
      return quoted && quoted.value !== '' ? { name: quoted.value, end: quoted.at.end } : undefined;
    }
    name.lastIndex = offset;
    const found = name.exec(text)?.[0];
    if (found === undefined || found.endsWith(' ')) return undefined;
    return { name: found, end: offset + found.length };
  }

  #text(offset: number): TextNode | undefined {
    const { text } = this.#lines;
    if (text[offset] === "'" || text[offset] === '"') return quotedAt(this.#lines, offset);
    plain.lastIndex = offset;
    const value = plain.exec(text)?.[0]?.trimEnd();
    if (!value || !isPlain(text, offset, value)) return undefined;
    return { kind: 'text', value, at: this.#at(offset, offset + value.length) };
  }

  /** The next non-space character; a new line must be indented further than what contains the row. */
  #skip(offset: number): number | undefined {
    const { text } = this.#lines;
    let at = offset;
    for (;;) {
      while (text[at] === ' ') at += 1;
      if (text[at] !== '\n') return at < text.length ? at : undefined;
      this.line += 1;
      if (this.#lines.indent(this.line) <= this.#column) return undefined;
      at = this.#lines.start(this.line);
    }
  }

  #isNewLine(from: number, to: number): boolean {
    return this.#lines.text.slice(from, to).includes('\n');
  }

  #at(start: number, end: number) {
    return { file: this.#lines.file, start, end };
  }
}
