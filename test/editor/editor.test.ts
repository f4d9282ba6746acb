import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LanguageServer, startLanguageServer } from './language-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8'));
const form = join(root, 'test/kitchen-sink/definitions/us/WY/WY902');

let editor: LanguageServer;
beforeAll(async () => {
  editor = await startLanguageServer(root, settings);
});
afterAll(() => editor.stop());

it('offers the keys of a question', async () => {
  const { file, position } = await typed('questions.yaml', [
    'QS1:',
    '  breadcrumb: Sinks',
    '  questions:',
    '    pipes:',
    '      ask: How many?',
    '      ‸',
  ]);
  const offered = (await ask('textDocument/completion', file, position)) as {
    items: { label: string }[];
  };
  expect(offered.items.map(({ label }) => label)).toEqual(
    expect.arrayContaining([
      'answer',
      'calculate',
      'line',
      'notes',
      'options',
      'required',
      'round',
    ]),
  );
});

it('shows what a key means', async () => {
  const { file, position } = await typed('questions.yaml', [
    'QS1:',
    '  bread‸crumb: Sinks',
    '  questions: {}',
    '  next: QS2',
  ]);
  const hover = (await ask('textDocument/hover', file, position)) as {
    contents: { value: string };
  };
  expect(hover.contents.value).toContain('A short heading for this screen');
});

it('underlines a key that does not exist', async () => {
  const { found } = await typed('form.yaml', ['name: KS-C', 'titel‸: Every Calculation']);
  const wrong = found.filter(({ range }) => range.start.line === 1);
  expect(wrong.map(({ message, range }) => [message, range.start.character])).toEqual([
    ['Property titel is not allowed.', 0],
  ]);
});

it('knows the kind of every file by its name', async () => {
  const files = yamlFiles('test/kitchen-sink/definitions');
  const unknown = await underlined(
    files.map((file) => join('unsaved', file)),
    () => 'nonsense: 1',
  );
  expect(unknown.filter(({ messages }) => messages.length === 0)).toEqual([]);
});

it('finds nothing to underline in any definition', async () => {
  const files = ['definitions', 'test/kitchen-sink/definitions'].flatMap(yamlFiles);
  const found = await underlined(files, (file) => readFileSync(join(root, file), 'utf8'));
  expect(found.filter(({ messages }) => messages.length > 0)).toEqual([]);
});

/** What the editor underlines in each of these files, all open at once. */
function underlined(files: string[], textOf: (file: string) => string) {
  return Promise.all(
    files.map(async (file) => {
      const found = await editor.open(join(root, file), textOf(file));
      const messages = found.map(({ message, range }) => `${range.start.line + 1}: ${message}`);
      return { file, messages };
    }),
  );
}

function yamlFiles(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.yaml')).map((file) => join(folder, file));
}

/** Types a text into an unsaved file of the form; ‸ marks the cursor. */
async function typed(name: string, lines: string[]) {
  const line = lines.findIndex((text) => text.includes('‸'));
  const position = { line, character: lines[line]?.indexOf('‸') ?? 0 };
  const file = join(form, `unsaved-${count()}`, name);
  return { file, position, found: await editor.open(file, lines.join('\n').replace('‸', '')) };
}

function ask(method: string, file: string, position: { line: number; character: number }) {
  return editor.request(method, { textDocument: { uri: pathToFileURL(file).href }, position });
}

let counted = 0;
function count(): number {
  counted += 1;
  return counted;
}
