import type { Position, Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** Offsets of a text as lines and characters, which editors count in UTF-16, and back. */
export type Positions = {
  offsetAt(position: Position): number;
  rangeOf(span: { start: number; end: number }): Range;
};

/** The positions of one text. */
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
