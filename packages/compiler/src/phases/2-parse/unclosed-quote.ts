import { lineAt, placeIn, restOfLine, type Source, type YamlMistake } from './foundation/source.ts';

/** A quote that opens a text and is missing at its end. */
export function unclosedQuote(start: number, source: Source): YamlMistake {
  const name = source.text[start] === '"' ? 'double' : 'single';
  const { end } = restOfLine(source.text, start);
  const isInRow = /[[{]/.test(source.text.slice(lineAt(source.text, start).start, start));
  return {
    code: 'unclosed-quote',
    at: placeIn(source, start, end),
    message: `This text begins with a ${name} quote but does not end with one.`,
    help: `Add a ${name} quote at the end of the text.`,
    ...(!isInRow && {
      fixes: [
        {
          title: `Add a ${name} quote at the end of the line`,
          edits: [{ at: placeIn(source, end, end), text: source.text[start] ?? '' }],
        },
      ],
    }),
  };
}
