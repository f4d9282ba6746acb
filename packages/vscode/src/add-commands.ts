import {
  commands,
  type ExtensionContext,
  type TextDocument,
  Uri,
  ViewColumn,
  window,
  workspace,
} from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { commandLine } from './command-line.ts';

/** A version of a form. */
type Version = { id: string; version: string };

/** Adds the commands: each runs a formpress command in a terminal, or asks the language server. */
export function addCommands(
  { subscriptions }: ExtensionContext,
  client: LanguageClient,
  folder: string,
): void {
  const add = (name: string, run: (...words: never[]) => unknown) =>
    subscriptions.push(commands.registerCommand(`formpress.${name}`, run));
  const run = (...words: string[]) => runInTerminal(folder, commandLine(...words));
  const ofVersion = (work: (version: Version) => unknown) => (given?: Version) => {
    const version = given ?? versionOf(window.activeTextEditor?.document);
    return version ? work(version) : window.showInformationMessage('Open a file of a form first.');
  };
  add(
    'proof',
    ofVersion(({ id, version }) => run('proof', id, version)),
  );
  add(
    'paths',
    ofVersion(({ id, version }) => run('paths', id, '--form-version', version)),
  );
  add(
    'compare',
    ofVersion(async ({ id, version }) => {
      const before = await versionBefore(version, window.activeTextEditor?.document);
      if (before) run('compare', `${id}@${before}`, `${id}@${version}`);
      else await window.showInformationMessage(`${id} has no version before ${version}.`);
    }),
  );
  add('lock', () => run('lock'));
  add('restart', () => client.restart());
  add('showSet', async (wanted: Version & { set: string }) => {
    const words = { command: 'formpress.showSet', arguments: [wanted] };
    const content = await client.sendRequest<string>('workspace/executeCommand', words);
    const document = await workspace.openTextDocument({ language: 'json', content });
    await window.showTextDocument(document, ViewColumn.Beside, true);
  });
}

/** The version in whose folder a document is. */
function versionOf(document: TextDocument | undefined): Version | undefined {
  const { path } = document?.uri ?? Uri.file('/');
  const [, id, version] = /\/([A-Z][A-Z0-9]\d{3}[A-Z]*)\/(\d+\.\d+\.\d+)\//.exec(path) ?? [];
  return id && version ? { id, version } : undefined;
}

/** The version before, by the folders of the form. */
async function versionBefore(
  version: string,
  document: TextDocument | undefined,
): Promise<string | undefined> {
  const [form] = document?.uri.path.split(`/${version}/`) ?? [];
  if (!document || !form) return undefined;
  const entries = await workspace.fs.readDirectory(document.uri.with({ path: form }));
  const versions = entries.map(([name]) => name).filter((name) => /^\d+\.\d+\.\d+$/.test(name));
  const inOrder = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return inOrder[inOrder.indexOf(version) - 1];
}

function runInTerminal(cwd: string, words: string[]): void {
  const terminal =
    window.terminals.find(({ name }) => name === 'Formpress') ??
    window.createTerminal({ name: 'Formpress', cwd });
  terminal.show(true);
  terminal.sendText(words.map((word) => (/^[\w./@-]+$/.test(word) ? word : `'${word}'`)).join(' '));
}
