import type { Source } from '../foundation/source.ts';
import type { MapEntry, YamlNode } from '../foundation/yaml-node.ts';
import { type Lines, linesOf, nextLine } from './lines.ts';
import { readFlow } from './read-flow.ts';
import { readFolded } from './read-folded.ts';
import { keyAt, plainOnLine, quotedAt } from './read-scalar.ts';

/** A node and the line below it. */
type Found = { node: YamlNode; line: number };

/**
 * Reads the YAML that definitions use, forty times as fast as the library: names, dashes, texts on one
 * line, folded texts, rows in brackets. Returns undefined where there is anything else or something may be
 * wrong: the library then reads the file.
 */
export function readPlain(source: Source): YamlNode | undefined {
  const lines = linesOf(source);
  const first = lines && nextLine(lines, 0);
  if (!lines || first === undefined || lines.indent(first) !== 0) return undefined;
  const found = readBlock(lines, first, lines.start(first));
  return found && nextLine(lines, found.line) === undefined ? found.node : undefined;
}

/** A map or a list that begins at an offset of a line. */
function readBlock(lines: Lines, line: number, offset: number): Found | undefined {
  const isList = lines.text.startsWith('- ', offset);
  return isList ? readList(lines, line, offset) : readMap(lines, line, offset);
}

function readList(lines: Lines, first: number, offset: number): Found | undefined {
  const column = offset - lines.start(first) + lines.indent(first);
  const items: YamlNode[] = [];
  let line: number | undefined = first;
  let at = offset;
  for (;;) {
    const found: Found | undefined = lines.text.startsWith('- ', at)
      ? readItem(lines, line, at + 2, column)
      : undefined;
    if (!found) return undefined;
    items.push(found.node);
    const next = nextLine(lines, found.line);
    if (next === undefined || lines.indent(next) < column) {
      const last = found.node.at.end;
      const place = { file: lines.file, start: offset, end: last };
      return { node: { kind: 'list', items, at: place }, line: found.line };
    }
    if (lines.indent(next) !== column) return undefined;
    line = next;
    at = lines.start(next);
  }
}

function readItem(lines: Lines, line: number, offset: number, column: number) {
  const isBlock = keyAt(lines, line, offset) !== undefined;
  return isBlock ? readMap(lines, line, offset) : readValue(lines, line, offset, column);
}

function readMap(lines: Lines, first: number, offset: number): Found | undefined {
  const column = offset - lines.start(first) + lines.indent(first);
  const entries = new Map<string, MapEntry>();
  let line = first;
  let at = offset;
  for (;;) {
    const found = readEntry(lines, line, at, column);
    if (!found || entries.has(found.entry.key)) return undefined;
    entries.set(found.entry.key, found.entry);
    const next = nextLine(lines, found.line);
    if (next === undefined || lines.indent(next) < column) {
      const place = { file: lines.file, start: offset, end: found.entry.value.at.end };
      return { node: { kind: 'map', entries: [...entries.values()], at: place }, line: found.line };
    }
    if (lines.indent(next) !== column) return undefined;
    line = next;
    at = lines.start(next);
  }
}

type FoundEntry = { entry: MapEntry; line: number };

function readEntry(
  lines: Lines,
  line: number,
  offset: number,
  column: number,
): FoundEntry | undefined {
  const name = keyAt(lines, line, offset);
  if (!name) return undefined;
  const colon = name.end;
  const isAlone = colon + 1 === lines.end(line);
  const found = isAlone
    ? readBelow(lines, line, column)
    : readValue(lines, line, afterSpaces(lines, colon + 1), column);
  if (!found) return undefined;
  const place = { file: lines.file, start: offset, end: colon };
  return { entry: { key: name.key, keyAt: place, value: found.node }, line: found.line };
}

/** The indented value below a name. */
function readBelow(lines: Lines, line: number, column: number): Found | undefined {
  const below = nextLine(lines, line + 1);
  if (below === undefined || lines.indent(below) <= column) return undefined;
  const offset = lines.start(below);
  const isRow = lines.text[offset] === '{' || lines.text[offset] === '[';
  return isRow ? readFlow(lines, below, offset, column) : readBlock(lines, below, offset);
}

function afterSpaces({ text }: Lines, offset: number): number {
  let at = offset;
  while (text[at] === ' ') at += 1;
  return at;
}

/** A text or a row that begins on the line of its name or dash. */
function readValue(lines: Lines, line: number, offset: number, column: number): Found | undefined {
  const sign = lines.text[offset];
  if (sign === '{' || sign === '[') return readFlow(lines, line, offset, column);
  if (sign === '>') return readFolded(lines, line, offset, column);
  const isQuoted = sign === "'" || sign === '"';
  const found = isQuoted ? quotedAt(lines, offset) : plainOnLine(lines, line, offset);
  if (!found || found.at.end !== lines.end(line)) return undefined;
  return { node: found, line: line + 1 };
}
