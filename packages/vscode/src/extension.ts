import { type ExtensionContext, window, workspace } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';
import { addCommands } from './add-commands.ts';
import { commandLine } from './command-line.ts';

let client: LanguageClient | undefined;

/** Starts the language server for the folder that is open. */
export async function activate(context: ExtensionContext): Promise<void> {
  const [folder] = workspace.workspaceFolders ?? [];
  if (!folder) return;
  const [command = 'npx', ...args] = commandLine('lsp', '--stdio');
  const server = { command, args, options: { cwd: folder.uri.fsPath } };
  const definitions = workspace.getConfiguration('formpress').get('definitions', 'definitions');
  const files = `**/${definitions}/**/*.{yaml,json,pdf,png,jpg}`;
  client = new LanguageClient('formpress', 'Formpress', server, {
    documentSelector: [{ scheme: 'file', language: 'yaml', pattern: `**/${definitions}/**` }],
    synchronize: { fileEvents: workspace.createFileSystemWatcher(files) },
    // Hover shows pictures of boxes.
    markdown: { isTrusted: false, supportHtml: false },
  });
  addCommands(context, client, folder.uri.fsPath);
  try {
    await client.start();
  } catch (trouble) {
    await window.showErrorMessage(`Formpress did not start: ${String(trouble)}`);
  }
}

/** Stops the language server. */
export async function deactivate(): Promise<void> {
  await client?.stop();
}
