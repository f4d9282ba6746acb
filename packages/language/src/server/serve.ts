import {
  type Connection,
  type ServerCapabilities,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Session } from '../session/session.ts';
import { answerAboutFiles } from './answer-about-files.ts';
import { answerAboutNames } from './answer-about-names.ts';
import { publishFindings } from './publish-findings.ts';
import { questionsAbout } from './questions.ts';

const capabilities: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  completionProvider: { triggerCharacters: ['@', '{', ':', ' ', "'"] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  renameProvider: { prepareProvider: true },
  codeActionProvider: { codeActionKinds: ['quickfix'] },
  inlayHintProvider: true,
  codeLensProvider: {},
  foldingRangeProvider: true,
  documentFormattingProvider: true,
  callHierarchyProvider: true,
  executeCommandProvider: { commands: ['formpress.showSet'] },
};

/** Answers an editor over a connection until it is stopped. All requests use the same session. */
export function serve(connection: Connection, session: Session): { stop(): void } {
  const documents = new TextDocuments(TextDocument);
  const openFiles = () => documents.keys().flatMap((uri) => session.pathOf(uri) ?? []);
  const findings = publishFindings(connection, session, openFiles);
  connection.onInitialize(() => ({ capabilities, serverInfo: { name: 'formpress' } }));
  connection.onInitialized(() => findings.soon());
  documents.onDidOpen(({ document }) => {
    const path = session.pathOf(document.uri);
    if (path !== undefined) session.open(path);
  });
  documents.onDidChangeContent(({ document }) => {
    const path = session.pathOf(document.uri);
    if (path === undefined) return;
    session.put(path, document.getText());
    findings.soon();
  });
  documents.onDidClose(({ document }) => {
    const path = session.pathOf(document.uri);
    if (path === undefined) return;
    session.put(path);
    findings.soon();
  });
  connection.onDidChangeWatchedFiles(() => {
    session.changed();
    findings.soon();
  });
  const questions = questionsAbout(session, documents);
  answerAboutNames(connection, session, questions);
  answerAboutFiles(connection, session, questions);
  documents.listen(connection);
  return { stop: findings.stop };
}
