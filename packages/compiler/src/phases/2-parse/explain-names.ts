import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import {
  explainGluedDash,
  explainIndentation,
  explainTooFarLeft,
  isGluedDash,
} from './explain-indentation.ts';
import { explainFirstCharacter } from './explain-quotes.ts';
import {
  type Line,
  lineAt,
  lineBelow,
  placeIn,
  putInQuotes,
  restOfLine,
  rewriteLine,
  type Source,
  type YamlMistake,
} from './foundation/source.ts';

/** A second colon where YAML had already read a name and a value. */
export function explainNestedNames(offset: number, source: Source): YamlMistake {
  const value = restOfLine(source.text, offset);
  const line = lineAt(source.text, offset);
  if (isGluedDash(line)) return explainGluedDash(line, source);
  if (value.text.startsWith('?'))
    return explainFirstCharacter({ pos: [offset, offset + 1] }, source);
  if (/:(\s|$)/.test(value.text)) return unquotedColon(value, source);
  const below = lineBelow(source.text, line);
  if (below && /^\s*[^\s:]+:(\s|$)/.test(below.text)) {
    return explainTooFarLeft(line, below, source) ?? indentedTooFar(line, below, source);
  }
  return unquotedColon({ start: offset, end: (below ?? line).end, text: '' }, source);
}

function unquotedColon(
  text: { start: number; end: number; text: string },
  source: Source,
): YamlMistake {
  const bare = text.text.replace(/^[\u2018-\u201F]|[\u2018-\u201F]$/g, '');
  const curly = bare === text.text ? '' : ', and its quotes are curly';
  const at = placeIn(source, text.start, text.end);
  return {
    code: 'unquoted-colon',
    at,
    message: `This text has a colon in it${curly}.`,
    ...(bare === '' ? { help: 'Put the text in quotes.' } : putInQuotes(at, bare)),
  };
}

function indentedTooFar(line: Line, below: Line, source: Source): YamlMistake {
  const name = line.text.trim().replace(/^- /, '').split(':')[0] || line.text.trim();
  return {
    code: 'wrong-indentation',
    at: placeIn(source, below.start + below.indent, below.end),
    message: `This line is indented below "${name}", which already has a value.`,
    help: `Indent it like "${name}".`,
  };
}

/** A line without a name among named lines. */
export function explainMissingColon(offset: number, source: Source): YamlMistake {
  const line = lineAt(source.text, offset);
  if (isGluedDash(line)) return explainGluedDash(line, source);
  if (/^\s*-/.test(line.text)) return explainIndentation(line.start, source);
  const text = restOfLine(source.text, Math.max(offset, line.start + line.indent));
  const at = placeIn(source, text.start, text.end);
  if (/[|>][+-]?$/.test(source.text.slice(0, line.start).trimEnd())) return notBelowMark(at);
  const [, glued, rest] = /^([A-Za-z0-9_]+):(\S.*)$/.exec(text.text) ?? [];
  if (glued !== undefined) {
    const message = 'There is no space after the colon.';
    return { code: 'missing-space', at, message, ...rewriteLine(at, `${glued}: ${rest}`) };
  }
  return {
    code: 'missing-colon',
    at,
    message: 'This line has no colon after its name.',
    ...rewriteLine(at, text.text.replace(/^\S+/, '$&:')),
  };
}

function notBelowMark(at: SourceRange): YamlMistake {
  return {
    code: 'wrong-indentation',
    at,
    message: 'This line follows a ">" or "|", but is not indented below it.',
    help: 'Indent every line of the text two spaces more than its name.',
  };
}
