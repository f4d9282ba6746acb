/**
 * The settings in definitions/README.md, each tried in a session like that of the editor: what it says about itself,
 * how it sends changes, and what it requests.
 */
import { cpSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { startEditor } from './editor-client.ts';

type Session = {
  editor: string;
  /** Passages of the README that say how to start the server. */
  readme: string[];
  initialize: object;
  /** Whether it sends whole texts although the server takes changes. */
  sendsWholeTexts: boolean;
};

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const guide = read('../../definitions/README.md');
const sessions = ['neovim', 'helix', 'zed', 'vscode'].map(
  (name) => JSON.parse(read(`./sessions/${name}.json`)) as Session,
);
const questions = 'us/NV/NV901/2026.1.0/questions.yaml';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-editors-'));
  cpSync(kitchenSink, join(folder, 'definitions'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(sessions)('works in $editor', async ({ readme, initialize, sendsWholeTexts }) => {
  for (const words of readme) expect(guide).toContain(words);
  const editor = startEditor(folder);
  const { capabilities } = await editor.request<{ capabilities: object }>('initialize', {
    processId: process.pid,
    rootUri: `file://${folder}`,
    workspaceFolders: [{ uri: `file://${folder}`, name: 'forms' }],
    ...initialize,
  });
  expect(capabilities).toMatchObject({ textDocumentSync: 2, hoverProvider: true });
  editor.notify('initialized', {});
  const text = readFileSync(join(folder, 'definitions', questions), 'utf8');
  const uri = editor.uri(questions);
  editor.notify('textDocument/didOpen', {
    textDocument: { uri, languageId: 'yaml', version: 0, text },
  });
  const wrong = text.replace('answer: count', 'answer: cuont');
  const at = text.slice(0, text.indexOf('answer: count')).split('\n').length - 1;
  const range = { start: { line: at, character: 14 }, end: { line: at, character: 19 } };
  const contentChanges = sendsWholeTexts ? [{ text: wrong }] : [{ range, text: 'cuont' }];
  editor.notify('textDocument/didChange', { textDocument: { uri, version: 1 }, contentChanges });
  const [shown] = await editor.nextFindings(questions);
  expect(shown?.message).toBe('There is no kind of answer "cuont". Did you mean "count"?');
  const [action] = await editor.request<{ title: string }[]>('textDocument/codeAction', {
    textDocument: { uri },
    range,
    context: { diagnostics: [shown] },
  });
  expect(action?.title).toBe('Write "count"');
  expect(await editor.stop()).toBe(0);
});

it('has for Visual Studio Code an extension with a command for each that it declares', () => {
  const home = fileURLToPath(new URL('../../packages/vscode/', import.meta.url));
  const { contributes } = JSON.parse(readFileSync(join(home, 'extension.json'), 'utf8')) as {
    contributes: { commands: { command: string }[] };
  };
  const source = readFileSync(join(home, 'src/add-commands.ts'), 'utf8');
  const added = [...source.matchAll(/\badd\(\s*'(\w+)'/g)].map(([, name]) => `formpress.${name}`);
  expect(contributes.commands.map(({ command }) => command).sort()).toEqual(added.sort());
});
