import { limits } from '../../../limits/limits.ts';
import type { Source } from '../foundation/source.ts';

/** The lines of a file: where each begins after its spaces, and where it ends. */
export type Lines = {
  file: string;
  text: string;
  count: number;
  start(line: number): number;
  end(line: number): number;
  indent(line: number): number;
};

// Control characters and whitespace other than spaces; most files have none.
const rare = /[^\S \n]|[^\P{Cc}\n]/u;
// Those whose meaning is left to the library: all control characters, and whitespace at an end of a word.
const strange = /[^\P{Cc}\n]|[\u2028\u2029\uFEFF]|(?:^|[ \n])[^\S \n]|[^\S \n](?:$|[ \n])/u;
// A comment with another indentation than the line below it: which lines it belongs to is left to the library.
const innerComment = /^( +)#.*$(?!\n\1[^ \n])|^#.*\n+ /m;
// Marks of documents, directives and unfinished merges; spaces at the end of a line.
const marks = /^(?:---|\.\.\.|%|<{7}|={7}|>{7})| $/m;

// Each level is indented at least one space further than the one around it.
const deepest = limits.nesting.most;

/** The lines of a file, unless it contains something unusual. */
export function linesOf({ file, text }: Source): Lines | undefined {
  if (rare.test(text) && strange.test(text)) return undefined;
  if (marks.test(text) || innerComment.test(text)) return undefined;
  const starts: number[] = [];
  const ends: number[] = [];
  const indents: number[] = [];
  for (let from = 0; from < text.length; ) {
    const found = text.indexOf('\n', from);
    const end = found === -1 ? text.length : found;
    let start = from;
    while (start < end && text.charCodeAt(start) === 32) start += 1;
    starts.push(start);
    ends.push(end);
    indents.push(start - from);
    if (start - from > deepest) return undefined;
    from = end + 1;
  }
  const at = (list: number[]) => (line: number) => list[line] ?? text.length;
  return {
    file,
    text,
    count: starts.length,
    start: at(starts),
    end: at(ends),
    indent: at(indents),
  };
}

/** The first line, from a given one on, that is neither empty nor a comment. */
export function nextLine(lines: Lines, from: number): number | undefined {
  for (let line = from; line < lines.count; line += 1) {
    const start = lines.start(line);
    if (start < lines.end(line) && lines.text[start] !== '#') return line;
  }
  return undefined;
}
