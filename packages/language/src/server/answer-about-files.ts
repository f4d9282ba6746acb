import type { Connection } from 'vscode-languageserver';
import { actionsAt } from '../features/diagnostics.ts';
import { foldingRangesIn } from '../features/folding.ts';
import { formattingOf } from '../features/formatting.ts';
import { hintsIn } from '../features/hints.ts';
import { codeLensesIn, servedSet } from '../features/lenses.ts';
import { documentSymbols, workspaceSymbols } from '../features/symbols.ts';
import type { Session } from '../session/session.ts';
import type { Questions } from './questions.ts';

/** Answers questions about a whole file, or about all of them. */
export function answerAboutFiles(
  connection: Connection,
  session: Session,
  { inFile, offsetsOf }: Questions,
): void {
  connection.onDocumentSymbol(inFile((path) => documentSymbols(session, path)));
  connection.onWorkspaceSymbol(({ query }) =>
    session.exclusively(() => workspaceSymbols(session, query)),
  );
  connection.onCodeAction(inFile((path, at) => actionsAt(session, path, offsetsOf(at))));
  connection.languages.inlayHint.on(inFile((path, at) => hintsIn(session, path, offsetsOf(at))));
  connection.onCodeLens(inFile((path) => codeLensesIn(session, path)));
  connection.onFoldingRanges(inFile((path) => foldingRangesIn(session, path)));
  connection.onDocumentFormatting(inFile((path) => formattingOf(session, path)));
  connection.onExecuteCommand(({ command, arguments: [wanted] = [] }) =>
    command === 'formpress.showSet'
      ? session.exclusively(() => servedSet(session, wanted))
      : undefined,
  );
}
