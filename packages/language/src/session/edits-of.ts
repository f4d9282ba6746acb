import type { Sources } from '@formpress/compiler';
import type { CreateFile, TextDocumentEdit, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import { positionsIn } from '../foundation/positions.ts';
import { currentText, type Session } from './session.ts';

/** A new text for the part of a file between two offsets. */
export type Replacement = { file: string; start: number; end: number; text: string };

type Changed = { uri: string; edits: TextEdit[]; isNew: boolean };

/** Replacements as editors want them, by file. */
export function editsOf(
  session: Session,
  sources: Sources,
  replacements: readonly Replacement[],
): WorkspaceEdit {
  const files = [...new Set(replacements.map(({ file }) => file))];
  const changed = files.map((file) => {
    const positions = positionsIn(currentText(sources, file));
    const own = replacements.filter((each) => each.file === file);
    const edits = own.map((each) => ({ range: positions.rangeOf(each), newText: each.text }));
    return { uri: session.uriOf(file), edits, isNew: sources.get(file) === undefined };
  });
  if (changed.some(({ isNew }) => isNew)) return { documentChanges: changed.flatMap(withCreation) };
  return { changes: Object.fromEntries(changed.map(({ uri, edits }) => [uri, edits])) };
}

/** The edits of a file, after its creation if it is new. */
function withCreation({ uri, edits, isNew }: Changed): (CreateFile | TextDocumentEdit)[] {
  const change = { textDocument: { uri, version: null }, edits };
  return isNew ? [{ kind: 'create', uri, options: { ignoreIfExists: true } }, change] : [change];
}
