import type { Fix, SourceRange } from '../../diagnostics/diagnostic.ts';
import { lineAt, placeIn, restOfLine, type Source, type YamlMistake } from './foundation/source.ts';
import { unclosedQuote } from './unclosed-quote.ts';

const closers: Record<string, string> = { '{': '}', '[': ']' };

/** A row in brackets that does not end. */
export function explainBracket(offset: number, source: Source): YamlMistake | undefined {
  const start = openBrackets(source.text, offset).at(-1);
  if (start === undefined) return explainLoneQuote(offset, source);
  const comment = /\s(#.*[\]}])/.exec(source.text.slice(start, offset));
  if (comment) return rowCutByComment(start + comment.index + 1, source);
  const bracket = source.text[start] ?? '';
  const closer = closers[bracket] ?? '';
  const found = source.text[offset] ?? '';
  const isWrongEnd = /[\]}]/.test(found);
  return {
    code: 'unmatched-bracket',
    at: placeIn(source, start, start + 1),
    message: isWrongEnd
      ? `This "${bracket}" is closed by a "${found}".`
      : `This "${bracket}" is never closed.`,
    help: `Put a "${closer}" where the row ends.`,
    fixes: [closeRow(isWrongEnd ? offset : undefined, { start, closer }, source)],
  };
}

/** Puts the closing bracket in place of another, or at the end of the line that opens the row. */
function closeRow(
  wrongEnd: number | undefined,
  { start, closer }: { start: number; closer: string },
  source: Source,
): Fix {
  if (wrongEnd !== undefined)
    return edit(`Write "${closer}"`, placeIn(source, wrongEnd, wrongEnd + 1), closer);
  const { end } = restOfLine(source.text, start);
  const room = closer === '}' ? ' ' : '';
  return edit(`Put a "${closer}" at the end of the line`, placeIn(source, end, end), room + closer);
}

function edit(title: string, at: SourceRange, text: string): Fix {
  return { title, edits: [{ at, text }] };
}

/** A quote that never ends takes the closing bracket with it. */
function explainLoneQuote(offset: number, source: Source): YamlMistake | undefined {
  const quotes = [...source.text.slice(0, offset).matchAll(/'(?:[^'\n]|'')*'|"[^"\n]*"|(['"])/g)];
  const lone = quotes.findLast(([, quote]) => quote !== undefined);
  return lone && unclosedQuote(lone.index, source);
}

function rowCutByComment(start: number, source: Source): YamlMistake {
  return {
    code: 'text-cut-by-comment',
    at: placeIn(source, start, lineAt(source.text, start).end),
    message: 'This "#" begins a comment, so the row before it never ends.',
    help: 'If it belongs to a text, put the text in quotes; put a comment on its own line.',
  };
}

/** A closing bracket that closes nothing. */
export function explainExtraBracket(offset: number, source: Source): YamlMistake {
  const bracket = source.text[offset] ?? '';
  return {
    code: 'unmatched-bracket',
    at: placeIn(source, offset, offset + 1),
    message: `This "${bracket}" closes nothing.`,
    help: 'Remove it, or put the text in quotes if it belongs to a text.',
    fixes: [edit(`Remove the "${bracket}"`, placeIn(source, offset, offset + 1), '')],
  };
}

/** Whether an offset is inside a row in brackets. */
export function isInRow(text: string, offset: number): boolean {
  return openBrackets(text, offset).length > 0;
}

/** Offsets of the brackets that are open before an offset, in the last row that has any. */
function openBrackets(text: string, offset: number): number[] {
  const rows = [...text.slice(0, offset).matchAll(/(?:^|[:-])\s+[[{]|^[[{]/gm)];
  for (const row of rows.reverse()) {
    const from = row.index + row[0].length - 1;
    const open = openIn(text.slice(from, offset)).map((index) => from + index);
    if (open.length > 0) return open;
  }
  return [];
}

function openIn(row: string): number[] {
  const open: number[] = [];
  for (const { 0: sign, index } of row.matchAll(/'[^'\n]*'|"[^"\n]*"|\s#.*|[[\]{}]/g)) {
    if (sign in closers) open.push(index);
    else if (sign.length === 1) open.pop();
  }
  return open;
}

/** Two values side by side in a row, a text with a colon, or a name such as f1_13[0]. */
export function explainMissingComma(offset: number, source: Source): YamlMistake {
  if (/[[{]/.test(source.text[offset] ?? '') && wordBefore(source.text, offset) !== '') {
    return explainBracketInRow(offset, source);
  }
  const { start, text } = restOfLine(source.text, offset);
  const second = /\S+(?=:(\s|$))/.exec(text);
  const at = start + (second?.index ?? 0);
  const word = /^[^\s,\]}]+?(?=:?[\s,\]}])/.exec(source.text.slice(at))?.[0] ?? '';
  const before = source.text.slice(0, at).trimEnd().length;
  return {
    code: 'wrong-comma',
    fixes: [edit('Add a comma', placeIn(source, before, before), ',')],
    at: placeIn(source, at, at + Math.max(1, word.length)),
    message: `There is no comma before "${word}".`,
    help: 'Add a comma; or, if it belongs to the text before it, put the whole text in quotes.',
  };
}

/** A comma with nothing before it. */
export function explainExtraComma(offset: number, source: Source): YamlMistake {
  return {
    code: 'wrong-comma',
    at: placeIn(source, offset, offset + 1),
    message: 'There is nothing before this comma.',
    help: 'Remove the comma, or write what is missing before it.',
    fixes: [edit('Remove the comma', placeIn(source, offset, offset + 1), '')],
  };
}

/** A bracket inside a word, as in f1_13[0], within a row in brackets. */
export function explainBracketInRow(offset: number, source: Source): YamlMistake {
  const before = wordBefore(source.text, offset);
  const word = before + (/^[^\s,\]}]*\]?/.exec(source.text.slice(offset))?.[0] ?? '');
  const start = offset - before.length;
  const at = placeIn(source, start, start + word.length);
  const isName = /^\w.*\[[0-9]+\]$/.test(word);
  return {
    code: 'bracket-in-row',
    at,
    ...(isName && { fixes: [quoteNames(start, source)] }),
    message: `"${word}" has a bracket in it and needs quotes inside { } or [ ].`,
    help: isName
      ? `Put it in quotes ('${word}'), or put each name on its own line.`
      : 'Put the whole text in quotes.',
  };
}

/** Puts every name with a bracket in the rest of the line in quotes. */
function quoteNames(start: number, source: Source): Fix {
  const rest = restOfLine(source.text, start).text;
  const found = [...rest.matchAll(/(?<=^|[\s,[{])\w[\w.]*\[[0-9]+\](?=[\s,:\]}]|$)/g)];
  const edits = found.map(({ 0: name, index }) => ({
    at: placeIn(source, start + index, start + index + name.length),
    text: `'${name}'`,
  }));
  return {
    title: found.length === 1 ? 'Put it in quotes' : 'Put them in quotes',
    edits,
    isSafe: true,
  };
}

function wordBefore(text: string, offset: number): string {
  return /[^\s,[{]*$/.exec(text.slice(0, offset))?.[0] ?? '';
}

/** A row that ends too early. */
export function explainEarlyEnd(offset: number, source: Source): YamlMistake {
  const end = source.text.slice(0, offset).trimEnd().length;
  return {
    code: 'unmatched-bracket',
    at: placeIn(source, end - 1, end),
    message: `The row ends with this "${source.text[end - 1]}", but more follows.`,
    help: 'Remove the bracket, or put the text in quotes if it belongs to a text.',
    fixes: [edit('Remove the bracket', placeIn(source, end - 1, end), '')],
  };
}
