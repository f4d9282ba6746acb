import { createRequire } from 'node:module';
import { memoize } from '@formpress/patterns';
import type Handlebars from 'handlebars';

/** A piece of a text with {{ }} in it. Positions are offsets in the text. */
export type TemplatePiece =
  | { words: string }
  | {
      source: string;
      start: number;
      end: number;
      /** The word before the name, such as usd or bare. */
      word?: string;
      name: string;
      isAmount: boolean;
      arguments: string[];
    };

export type ParsedTemplate =
  | { pieces: TemplatePiece[] }
  | { problem: string; start: number; end: number };

/**
 * Splits a text into words and placeholders. Only names and one word before a name are allowed.
 * Forms share many of their texts, so each is read once.
 */
export const parseTemplate = memoize(split);

function split(text: string): ParsedTemplate {
  const pieces: TemplatePiece[] = [];
  let done = 0;
  for (let start = text.indexOf('{{'); start !== -1; start = text.indexOf('{{', done)) {
    const close = text.indexOf('}}', start);
    const again = text.indexOf('{{', start + 2);
    if (close === -1 || (again !== -1 && again < close)) {
      const problem = 'This {{ is never closed. Write }} after the name.';
      return { problem, start, end: start + 2 };
    }
    const end = close + 2;
    const source = text.slice(start, end);
    const placeholder = parsePlaceholder(source);
    if (!placeholder) {
      const problem = `"${source}" is not a placeholder. Write a name between {{ and }}.`;
      return { problem, start, end };
    }
    if (start > done) pieces.push({ words: text.slice(done, start) });
    pieces.push({ source, start, end, ...placeholder });
    done = end;
  }
  return { pieces: done < text.length ? [...pieces, { words: text.slice(done) }] : pieces };
}

const shape = /^\{\{\s*(?:([a-z]+)\s+)?(@?)([A-Za-z][\w.]*)((?:\s+(?:[0-9]+|"[^"{}]*"))*)\s*\}\}$/;

/** Reads one placeholder: a name, perhaps with a word before it and arguments after it. */
function parsePlaceholder(source: string) {
  const [, word, mark = '', name = '', rest = ''] = shape.exec(source) ?? [];
  if (name.split('.').includes('') || (word === undefined && rest !== '')) return undefined;
  return {
    name,
    isAmount: mark === '@',
    arguments: rest === '' ? [] : argumentsIn(rest),
    ...(word === undefined ? {} : { word }),
  };
}

/** The arguments of a placeholder as the library reads them. It is loaded only here, because most placeholders have none. */
function argumentsIn(rest: string): string[] {
  const library: typeof Handlebars = createRequire(import.meta.url)('handlebars');
  const [statement] = library.parseWithoutProcessing(`{{word${rest}}}`, {}).body;
  const { params } = statement as hbs.AST.MustacheStatement;
  return params.map((each) => String((each as hbs.AST.StringLiteral).value));
}
