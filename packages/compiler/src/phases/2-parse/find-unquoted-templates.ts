import { type Document, visit } from 'yaml';
import {
  placeIn,
  putInQuotes,
  restOfLine,
  type Source,
  type YamlMistake,
} from './foundation/source.ts';

/** Templates such as {{name}} that YAML reads as a row in brackets. */
export function findUnquotedTemplates(document: Document.Parsed, source: Source): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  visit(document, {
    Map(_, { range }) {
      if (!range || !source.text.startsWith('{{', range[0])) return;
      mistakes.push(unquotedTemplate(range[0], range[1], source));
      return visit.SKIP;
    },
  });
  return mistakes;
}

function unquotedTemplate(start: number, end: number, source: Source): YamlMistake {
  const rest = restOfLine(source.text, start);
  const inRow = /[,}]/.test(source.text.slice(end).trimStart()[0] ?? '') && rest.end > end;
  const text = inRow ? { end, text: source.text.slice(start, end) } : rest;
  const at = placeIn(source, start, text.end);
  const message = 'A text that begins with "{{" needs quotes.';
  return { code: 'unquoted-template', at, message, ...putInQuotes(at, text.text) };
}
