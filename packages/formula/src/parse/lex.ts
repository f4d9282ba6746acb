import type { Span } from '../foundation/problem.ts';
import { FormulaMistake } from './formula-mistake.ts';
import { unknownSymbol } from './unknown-symbol.ts';

/** A token of a formula. Texts have the text between the quotes. */
export type Token = {
  type: 'number' | 'text' | 'name' | 'amount' | 'symbol' | 'end';
  text: string;
  span: Span;
};

const space = /\s+/y;
const number = /(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)/y;
const name = /[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*/y;
const amount = /@[A-Za-z_][A-Za-z0-9_]*/y;
const symbol = /==|!=|<=|>=|&&|\|\||[-+*/<>!?:()[\],]/y;
const foreign = /===|!==|=>|=<|<>|\*\*|\{\{|\}\}/y;
const anyCharacter = /./suy;

const wordTypes = [
  [undefined, foreign],
  ['number', number],
  ['name', name],
  ['amount', amount],
  ['symbol', symbol],
] as const;

/** Splits a formula into tokens. The last one is the end. */
export function lex(text: string): Token[] {
  return split(text, (mistake) => {
    throw mistake;
  });
}

/** The tokens of a formula that may be half written. Characters that belong to no token are left out. */
export function tokensOf(text: string): Token[] {
  return split(text, () => undefined);
}

function split(text: string, refuse: (mistake: FormulaMistake) => void): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const add = (type: Token['type'], raw: string, value = raw) => {
    tokens.push({ type, text: value, span: { start: at, end: at + raw.length } });
    at += raw.length;
  };
  for (;;) {
    at += take(space)?.length ?? 0;
    if (at >= text.length) break;
    const quote = text[at];
    if (quote === "'" || quote === '"') {
      const { raw, value, isClosed } = quoted(text, at);
      if (!isClosed) refuse(unclosed(quote, { start: at, end: text.length }));
      add('text', raw, value);
      continue;
    }
    const [type, raw] = plainWord(take);
    if (!type) {
      refuse(unknownSymbol(raw, { start: at, end: at + raw.length }));
      at += raw.length;
      continue;
    }
    add(type, raw, type === 'amount' ? raw.slice(1) : raw);
  }
  tokens.push({ type: 'end', text: '', span: { start: text.length, end: text.length } });
  return tokens;
}

function plainWord(take: (pattern: RegExp) => string | undefined) {
  for (const [type, pattern] of wordTypes) {
    const raw = take(pattern);
    if (raw) return [type, raw] as const;
  }
  return [undefined, take(anyCharacter) ?? ''] as const;
}

/** Reads a text in quotes. A backslash escapes a quote or a backslash. */
function quoted(text: string, start: number): { raw: string; value: string; isClosed: boolean } {
  const quote = text[start];
  let value = '';
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === quote) return { raw: text.slice(start, at + 1), value, isClosed: true };
    if (text[at] === '\\') at += 1;
    value += text[at] ?? '';
  }
  return { raw: text.slice(start), value, isClosed: false };
}

function unclosed(quote: string, span: Span): FormulaMistake {
  return new FormulaMistake({
    message: 'A closing quote is missing.',
    span,
    help: `Put ${quote} after the last letter of the text.`,
  });
}
