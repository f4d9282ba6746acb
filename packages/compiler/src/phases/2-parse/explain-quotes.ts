import {
  explainBracketInRow,
  explainEarlyEnd,
  explainExtraBracket,
  explainExtraComma,
  explainMissingComma,
  isInRow,
} from './explain-bracket.ts';
import { explainIndentation } from './explain-indentation.ts';
import {
  lineAt,
  placeIn,
  putInQuotes,
  quoted,
  restOfLine,
  type Source,
  type YamlMistake,
} from './foundation/source.ts';
import { unclosedQuote } from './unclosed-quote.ts';
import type { YamlError } from './yaml-error.ts';

/** The quote that was never closed, found from where the file ends or the next line begins. */
export function explainUnclosedQuote(
  offset: number,
  quote: '"' | "'",
  source: Source,
): YamlMistake {
  const before = source.text.slice(0, offset);
  const openings = [...before.matchAll(/(?:[:,[{-]\s+|^\s*|[[{])(["'])/gm)];
  const last = openings.findLast(([, sign]) => sign === quote);
  return unclosedQuote(last ? last.index + last[0].length - 1 : before.lastIndexOf(quote), source);
}

/** A backslash that means nothing in double quotes, as in a pattern. */
export function explainBackslash({ pos }: YamlError, source: Source): YamlMistake {
  const pair = source.text.slice(pos[0], pos[0] + 2);
  return {
    code: 'backslash-in-quotes',
    at: placeIn(source, pos[0], pos[0] + pair.length),
    message: `"${pair}" means nothing inside double quotes.`,
    help: 'Put the text in single quotes: there a backslash is a backslash.',
  };
}

/** A text that begins with a character that YAML reserves. */
export function explainFirstCharacter(
  { pos }: Pick<YamlError, 'pos'>,
  source: Source,
): YamlMistake {
  const text = restOfLine(source.text, pos[0]);
  const at = placeIn(source, text.start, text.end);
  const message = `A text cannot begin with "${text.text[0]}".`;
  return { code: 'unquoted-character', at, message, ...putInQuotes(at, text.text) };
}

/** Something follows a value that had already ended. */
export function explainTextAfter({ pos }: YamlError, source: Source): YamlMistake | undefined {
  const [offset] = pos;
  const sign = source.text[offset] ?? '';
  const before = source.text.slice(lineAt(source.text, offset).start, offset);
  if (before.trim() === '') return explainIndentation(offset, source);
  if (sign === ',') return explainExtraComma(offset, source);
  if (/[\]}]/.test(sign)) return explainExtraBracket(offset, source);
  if (/[[{]/.test(sign)) return explainBracketInRow(offset, source);
  if (/['"]\s+$/.test(before) && isInRow(source.text, offset))
    return explainMissingComma(offset, source);
  if (/['"]\s*$/.test(before)) return afterQuote(offset, source);
  const { text: after } = restOfLine(source.text, offset);
  if (/[\]}]\s*$/.test(before) && /[\]}]/.test(after)) return explainEarlyEnd(offset, source);
  return explainRowOrMark(offset, source);
}

function afterQuote(offset: number, source: Source): YamlMistake {
  const { start, end } = restOfLine(source.text, offset);
  return {
    code: 'text-after-quote',
    at: placeIn(source, start, end),
    message: 'The text in quotes ends before this.',
    help: wholeInQuotes(offset, source.text),
  };
}

/** Help that shows the whole text in quotes or, where the ends of the text are unclear, says how to quote it. */
function wholeInQuotes(offset: number, text: string): string {
  const line = lineAt(text, offset);
  const [, value] = /^\s*(?:- +)*(?:[^\s:'"]+: +)?(['"].*?)\s*$/.exec(line.text) ?? [];
  if (value === undefined || value.length > 120 || isInRow(text, offset)) {
    return 'Put the quotes around the whole text, and write a quote inside it twice.';
  }
  const [, sign = '', inner] = /^(['"])(.*)\1$/.exec(value) ?? [];
  return `Put the whole text in quotes: ${quoted(inner?.replaceAll(sign + sign, sign) ?? value)}`;
}

/** A text such as "[optional] Enter it" or "> 3", whose first character YAML read as syntax. */
function explainRowOrMark(offset: number, source: Source): YamlMistake | undefined {
  const line = lineAt(source.text, offset);
  const name = /^\s*(?:- +)?(?:[^:{[][^:]*:\s+)?/.exec(line.text)?.[0] ?? '';
  const start = line.start + name.length;
  return /[[{>|-]/.test(source.text[start] ?? '')
    ? explainFirstCharacter({ pos: [start, start + 1] }, source)
    : undefined;
}
