import type { Diagnostic, Fix, SourceRange } from '../../../diagnostics/diagnostic.ts';

/** A file's name and text. */
export type Source = { file: string; text: string };

/** A mistake in a file's YAML. It is always an error. */
export type YamlMistake = Omit<Diagnostic, 'severity'>;

/** A range of a source as a place. */
export function placeIn({ file }: Source, start: number, end: number): SourceRange {
  return { file, start, end };
}

/** One line of a text, without its line break. */
export type Line = { start: number; end: number; text: string; indent: number };

/** The line that contains an offset. */
export function lineAt(text: string, offset: number): Line {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const found = text.indexOf('\n', offset);
  const end = found === -1 ? text.length : found;
  const line = text.slice(start, end).replace(/\r$/, '');
  const indent = line.length - line.trimStart().length;
  return { start, end: start + line.length, text: line, indent };
}

/** The next line below that is not blank and not a comment. */
export function lineBelow(text: string, line: Line): Line | undefined {
  for (let from = text.indexOf('\n', line.end); from !== -1; from = text.indexOf('\n', from + 1)) {
    const below = lineAt(text, from + 1);
    if (hasContent(below)) return below;
  }
  return undefined;
}

/** The lines above that are not blank and not comments, the nearest first. */
export function linesAbove(text: string, line: Line): Line[] {
  const above: Line[] = [];
  for (let end = line.start - 1; end >= 0; ) {
    const found = lineAt(text, end);
    if (hasContent(found)) above.push(found);
    end = found.start - 1;
  }
  return above;
}

/** The lines above that a line could belong to, each indented less than the one before. */
export function openLines(text: string, line: Line): Line[] {
  const open: Line[] = [];
  for (const above of linesAbove(text, line)) {
    const last = open.at(-1);
    if (!last || above.indent < last.indent) open.push(above);
    if (above.indent === 0) break;
  }
  return open;
}

/** A line and all lines below it that are indented further. */
export function linesBlock(text: string, line: Line): { start: number; end: number } {
  let { end } = line;
  for (let below = lineBelow(text, line); below; below = lineBelow(text, below)) {
    if (below.indent <= line.indent) break;
    end = below.end;
  }
  return { start: line.start, end };
}

function hasContent({ text }: Line): boolean {
  return /^\s*[^\s#]/.test(text);
}

/** A value from its first character to the end of its line, without a comment. */
export function restOfLine(
  text: string,
  offset: number,
): { start: number; end: number; text: string } {
  const rest = text
    .slice(offset, lineAt(text, offset).end)
    .replace(/\s+#.*$/, '')
    .trimEnd();
  return { start: offset, end: offset + rest.length, text: rest };
}

/** Help that tells how to write a text in quotes. It does not repeat a long text. */
export function inQuotes(text: string): string {
  return text.length > 60 ? 'Put the text in quotes.' : `Put the text in quotes: ${quoted(text)}`;
}

/** The help and the fix for a text that YAML misreads. The fix is safe: quotes change nothing that anyone reads. */
export function putInQuotes(at: SourceRange, text: string): Pick<YamlMistake, 'help' | 'fixes'> {
  const fix: Fix = {
    title: 'Put the text in quotes',
    edits: [{ at, text: quoted(text) }],
    isSafe: true,
  };
  return { help: inQuotes(text), fixes: [fix] };
}

/** The help and the fix that replace a whole line. */
export function rewriteLine(at: SourceRange, text: string): Pick<YamlMistake, 'help' | 'fixes'> {
  const fix: Fix = { title: `Write: ${text}`, edits: [{ at, text }] };
  return { help: `Write: ${text}`, fixes: [fix] };
}

/** A text as it is written in YAML, in quotes only where it would be misread without them. */
export function asWritten(text: string): string {
  return isPlain(text) ? text : quoted(text);
}

/** A text as it is written between brackets, where a comma or a bracket would end it. */
export function writtenInRow(text: string): string {
  return text === '' || /[,[\]{}]/.test(text) ? quoted(text) : asWritten(text);
}

// YAML misreads a text that begins like a mark, seems to end early, or begins or ends with a blank.
function isPlain(text: string): boolean {
  return (
    /^[^\s,[\]{}#&*!|>'"%@`?:-]/.test(text) &&
    !/: | #|[:\s]$|\{\{/.test(text) &&
    !breaksLine.test(text)
  );
}

// Line ends and other characters that cannot be seen. Names of fields in a PDF may have them.
const breaksLine = /[\p{Cc}\u2028\u2029]/u;

function escaped(text: string): string {
  const codeOf = (character: string) => character.charCodeAt(0).toString(16).padStart(4, '0');
  return JSON.stringify(text).replace(/[\x7f-\x9f\u2028\u2029]/g, (each) => `\\u${codeOf(each)}`);
}

/** A text in the kind of quotes that need the fewest escapes. */
export function quoted(text: string): string {
  if (breaksLine.test(text)) return escaped(text);
  const double = text.includes("'") && !/["\\]/.test(text);
  return double ? `"${text}"` : `'${text.replaceAll("'", "''")}'`;
}
