/** The server over pipes, as editors start it: real messages, unsaved texts, and its end. */
import { cpSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { type EditorClient, startEditor } from './editor-client.ts';

let folder = '';
let editor: EditorClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-editor-'));
  cpSync(kitchenSink, join(folder, 'definitions'), { recursive: true });
  editor = startEditor(folder);
  await editor.request('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
  editor.notify('initialized', {});
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const form = 'us/NV/NV901/2026.1.0/form.yaml';
const questions = 'us/NV/NV901/2026.1.0/questions.yaml';
const text = (path: string) => readFileSync(join(folder, 'definitions', path), 'utf8');

function open(path: string, version = 1): void {
  const textDocument = { uri: editor.uri(path), languageId: 'yaml', version, text: text(path) };
  editor.notify('textDocument/didOpen', { textDocument });
}

/** Replaces the first occurrence of a text in a file, as if typed. */
function change(path: string, found: string, written: string, version: number): void {
  const before = text(path).split(found)[0] ?? '';
  const start = {
    line: before.split('\n').length - 1,
    character: before.split('\n').at(-1)?.length ?? 0,
  };
  const end = { line: start.line, character: start.character + found.length };
  const contentChanges = [{ range: { start, end }, text: written }];
  editor.notify('textDocument/didChange', {
    textDocument: { uri: editor.uri(path), version },
    contentChanges,
  });
}

it('shows a mistake while it is typed, at its place, and takes it away when it is gone', async () => {
  open(questions);
  change(questions, 'at: allowances', 'at: allowancs', 2);
  const [shown] = await editor.nextFindings(questions);
  expect(shown).toMatchObject({
    code: 'unknown-question',
    severity: 1,
    message: 'There is no question "allowancs". Did you mean "allowances"?',
    range: { start: { line: 28, character: 8 }, end: { line: 28, character: 17 } },
  });
  editor.notify('textDocument/didChange', {
    textDocument: { uri: editor.uri(questions), version: 3 },
    contentChanges: [{ text: text(questions) }],
  });
  expect(await editor.nextFindings(questions)).toEqual([]);
});

it('sees two unsaved files together, and the saved ones again when they are closed', async () => {
  open(form);
  change(form, 'manySinks: {', 'lots: {', 2);
  expect((await editor.nextFindings(questions)).map(({ code }) => code)).toEqual([
    'unknown-amount',
  ]);
  change(questions, '@manySinks', '@lots', 5);
  expect((await editor.nextFindings(questions)).map(({ code }) => code)).toEqual(['changed-form']);
  editor.notify('textDocument/didClose', { textDocument: { uri: editor.uri(form) } });
  const [shown] = await editor.nextFindings(questions);
  expect(shown?.message).toContain('There is no amount "@lots".');
  editor.notify('textDocument/didClose', { textDocument: { uri: editor.uri(questions) } });
  expect(await editor.nextFindings(questions)).toEqual([]);
});

it('counts positions in UTF-16, as editors do', async () => {
  open(form);
  change(form, 'title: Desert Sink', 'title: 😀 {{usd @perSin}} Desert Sink', 3);
  const found = await editor.nextFindings(form);
  expect(found[0]?.range.start.line).toBe(1);
  const place = { textDocument: { uri: editor.uri(form) }, position: { line: 1, character: 23 } };
  const items = await editor.request<{ label: string }[]>('textDocument/completion', place);
  expect(items[0]?.label).toBe('perSink');
  editor.notify('textDocument/didClose', { textDocument: { uri: editor.uri(form) } });
  await editor.nextFindings(form);
});

it('refuses to rename with a reason that the editor shows', async () => {
  open(questions, 9);
  const place = {
    textDocument: { uri: editor.uri(questions) },
    position: { line: 3, character: 6 },
  };
  const wrong = editor.request('textDocument/rename', { ...place, newName: 'material' });
  await expect(wrong).rejects.toThrow('There is already something named "material" here.');
  const prepared = await editor.request('textDocument/prepareRename', place);
  expect(prepared).toMatchObject({ placeholder: 'allowances' });
});

it('answers nothing for a file outside the definitions', async () => {
  const textDocument = { uri: 'file:///elsewhere/notes.yaml' };
  const place = { textDocument, position: { line: 0, character: 0 } };
  expect(await editor.request('textDocument/hover', place)).toBe(null);
});

it('ends when the editor says so, and loses nothing when it is killed', async () => {
  expect(await editor.stop()).toBe(0);
  const before = text(questions);
  const killed = startEditor(folder);
  await killed.request('initialize', { processId: null, rootUri: null, capabilities: {} });
  killed.kill();
  expect(text(questions)).toBe(before);
  const again = startEditor(folder);
  await again.request('initialize', { processId: null, rootUri: null, capabilities: {} });
  expect(await again.stop()).toBe(0);
});
