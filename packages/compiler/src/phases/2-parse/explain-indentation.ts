import type { Fix } from '../../diagnostics/diagnostic.ts';
import {
  type Line,
  lineAt,
  linesAbove,
  openLines,
  placeIn,
  rewriteLine,
  type Source,
  type YamlMistake,
} from './foundation/source.ts';

/** A line with an indentation that no line above allows. */
export function explainIndentation(offset: number, source: Source): YamlMistake {
  const line = lineAt(source.text, offset);
  const above = openLines(source.text, line);
  const sibling = above.find(({ indent }) => indent === line.indent);
  if (sibling && isGluedDash(sibling)) return explainGluedDash(sibling, source);
  const outer = above.find(({ indent }) => indent < line.indent);
  const tooFarLeft = !sibling && outer && explainTooFarLeft(outer, line, source);
  if (tooFarLeft) return tooFarLeft;
  return {
    code: 'wrong-indentation',
    at: placeIn(source, line.start + line.indent, line.end),
    ...(sibling ? mixedWithList(line) : outOfLine(line, above, source)),
  };
}

/**
 * A line further left than the group it belongs to: the line below continues a group that began above
 * it, or that the line above opened.
 */
export function explainTooFarLeft(
  line: Line,
  below: Line,
  source: Source,
): YamlMistake | undefined {
  const above = linesAbove(source.text, line);
  const like = above.find(({ indent }) => indent <= below.indent);
  const isOpened = like === above[0] && /:\s*$/.test(like?.text ?? '');
  const belongs = like && isOpened ? line.indent <= like.indent : like?.indent === below.indent;
  if (!like || !belongs || (!isOpened && isListItem(like) !== isListItem(below))) return undefined;
  const name = below.text.trim().replace(/^- +/, '').split(':')[0] ?? '';
  return {
    code: 'wrong-indentation',
    at: placeIn(source, line.start + line.indent, line.end),
    message: 'This line is further left than the lines around it.',
    help: `Indent it by ${spaces(below.indent)}, like "${name}".`,
    fixes: [indentTo(below.indent, line, source)],
  };
}

/** Whether a line begins with a dash that YAML reads as part of a text. */
export function isGluedDash({ text }: Line): boolean {
  return /^\s*-[^\s-]/.test(text);
}

/** A dash without the space that makes its line a list item. */
export function explainGluedDash(line: Line, source: Source): YamlMistake {
  const at = placeIn(source, line.start + line.indent, line.end);
  const message = 'There is no space after the dash.';
  const text = line.text.trim().replace(/^-/, '- ');
  return { code: 'missing-space', at, message, ...rewriteLine(at, text) };
}

function mixedWithList(line: Line) {
  const dash = isListItem(line);
  return {
    message: dash
      ? 'This line begins with a dash, but the lines above it have names.'
      : 'This line has no dash, but the lines above it are a list.',
    help: 'Give every line of a group a name, or every line a dash; indent what belongs to a line above.',
  };
}

function outOfLine(line: Line, above: Line[], source: Source) {
  const steps = [...new Set(above.flatMap(startsOf))].sort((a, b) => a - b);
  const near = [
    steps.findLast((step) => step < line.indent),
    steps.find((step) => step > line.indent),
  ].filter((step) => step !== undefined);
  return {
    message: `This line is indented by ${spaces(line.indent)}, unlike any line above it.`,
    help: `Indent it by ${near.join(' or ')} spaces, like the lines it belongs to.`,
    fixes: likeAbove(near, above).map((step) => indentTo(step, line, source)),
  };
}

/** The step by which the line above is indented, if it is one of these: it is probably meant. Otherwise all steps. */
function likeAbove(steps: number[], [above]: Line[]): number[] {
  const meant = steps.filter((step) => step === above?.indent && !/:\s*$/.test(above.text));
  return meant.length > 0 ? meant : steps;
}

function indentTo(indent: number, line: Line, source: Source): Fix {
  const at = placeIn(source, line.start, line.start + line.indent);
  return { title: `Indent it by ${spaces(indent)}`, edits: [{ at, text: ' '.repeat(indent) }] };
}

/** A list item begins at two columns: its dash, and what follows it. */
function startsOf(line: Line): number[] {
  return isListItem(line) ? [line.indent, line.indent + 2] : [line.indent];
}

function isListItem({ text }: Line): boolean {
  return /^\s*-(\s|$)/.test(text);
}

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

/**
 * A line that begins with a tab, or with a special space copied from a web page. Only ordinary spaces
 * indent.
 */
export function explainStrangeSpace(line: Line, source: Source): YamlMistake {
  const strange = line.text.slice(0, line.indent).search(/[^ ]/);
  const start = line.start + Math.max(0, strange);
  const what = line.text[strange] === '\t' ? 'a tab' : 'a space that is not an ordinary one';
  return {
    code: 'irregular-space',
    at: placeIn(source, start, start + 1),
    message: `This line begins with ${what}.`,
    help: `Indent with spaces, two for each level.${othersLike(source.text)}`,
  };
}

function othersLike(text: string): string {
  const lines = text.split('\n').filter((line) => /^ *[^\S\r ]+\S/.test(line)).length;
  return lines > 1 ? ` ${lines} lines of this file must be changed.` : '';
}
