import type { Position, Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** Converts between offsets in a text and lines and characters, which editors count in UTF-16. */
export type Positions = {
  offsetAt(position: Position): number;
  rangeOf(span: { start: number; end: number }): Range;
};

/** The conversion for one text. */
export function positionsIn(text: string): Positions {
  const document = TextDocument.create('', 'yaml', 0, text);
  return {
    offsetAt: (position) => document.offsetAt(position),
    rangeOf: ({ start, end }) => ({
      start: document.positionAt(start),
      end: document.positionAt(end),
    }),
  };
}
