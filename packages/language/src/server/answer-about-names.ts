import { type Connection, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { completeAt } from '../completion/complete-at.ts';
import { setAt, setsAfter, setsBefore } from '../features/hierarchy.ts';
import { definitionAt, referencesAt } from '../features/navigation.ts';
import { RenameRefused, renameAt, renameRangeAt } from '../features/rename.ts';
import { hoverAt } from '../hover/hover-at.ts';
import type { Session } from '../session/session.ts';
import type { Questions } from './questions.ts';

/** Answers questions about what is at a position. */
export function answerAboutNames(
  connection: Connection,
  session: Session,
  { inFile, offsetOf }: Questions,
): void {
  const { callHierarchy } = connection.languages;
  connection.onCompletion(inFile((path, at) => completeAt(session, path, offsetOf(at))));
  connection.onHover(
    inFile(async (path, at) => (await hoverAt(session, path, offsetOf(at))) ?? null),
  );
  connection.onDefinition(inFile((path, at) => definitionAt(session, path, offsetOf(at))));
  connection.onReferences(
    inFile((path, at) => referencesAt(session, path, offsetOf(at), at.context.includeDeclaration)),
  );
  connection.onPrepareRename(
    inFile((path, at) => refusing(() => renameRangeAt(session, path, offsetOf(at)))),
  );
  connection.onRenameRequest(
    inFile((path, at) => refusing(() => renameAt(session, path, offsetOf(at), at.newName))),
  );
  callHierarchy.onPrepare(inFile((path, at) => setAt(session, path, offsetOf(at))));
  callHierarchy.onIncomingCalls(({ item }) => session.exclusively(() => setsBefore(session, item)));
  callHierarchy.onOutgoingCalls(({ item }) => session.exclusively(() => setsAfter(session, item)));
}

/** Turns a refusal into an error that the editor shows to the analyst. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (trouble) {
    if (!(trouble instanceof RenameRefused)) throw trouble;
    throw new ResponseError(LSPErrorCodes.RequestFailed, trouble.message);
  }
}
