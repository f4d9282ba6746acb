import type { Position, Range, TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Session } from '../session/session.ts';

type InFile = { textDocument: { uri: string } };

/** Helpers that answer an editor's requests. */
export type Questions = {
  /** Answers requests about files of the definitions, one at a time; null for any other file. */
  inFile<P extends InFile, T>(
    answer: (path: string, params: P) => Promise<T>,
  ): (params: P) => Promise<T | null>;
  /** The offset of a position. */
  offsetOf(at: InFile & { position: Position }): number;
  /** The offsets of a range. */
  offsetsOf(at: InFile & { range: Range }): [number, number];
};

/** Helpers for requests about the open documents. */
export function questionsAbout(
  session: Session,
  documents: TextDocuments<TextDocument>,
): Questions {
  const offset = (uri: string, position: Position) => documents.get(uri)?.offsetAt(position) ?? 0;
  return {
    inFile: (answer) => async (params) => {
      const path = session.pathOf(params.textDocument.uri);
      return path === undefined ? null : session.exclusively(() => answer(path, params));
    },
    offsetOf: ({ textDocument, position }) => offset(textDocument.uri, position),
    offsetsOf: ({ textDocument: { uri }, range }) => [
      offset(uri, range.start),
      offset(uri, range.end),
    ],
  };
}
