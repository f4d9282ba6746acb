import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  checkDefinitions,
  createReport,
  formats,
  lockDefinitions,
  type Sources,
} from '@formpress/compiler';
import { afterAll, beforeAll, expect, it } from 'vitest';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

let folder = '';
let sources: Sources = new Map<string, Uint8Array>();
const report = createReport();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-outputs-'));
  await cp(here('../smallest-form'), folder, { recursive: true });
  const version = 'us/AL/AL101/2026.1.0';
  await cp(join(folder, version), join(folder, 'us/AL/AL101/2025.1.0'), { recursive: true });
  await edit('us/AL/AL101/2025.1.0/form.yaml', '2026-01-01', '2025-01-01');
  await lock();
  await edit(`${version}/cases/both-paths.yaml`, 'allowance: 2000', 'allowance: 3000');
  await edit(`${version}/questions.yaml`, '    dependents:', '    # accept long-sentence\n$&');
  await addTranslations();
  sources = (await checkDefinitions(folder, report)).sources;
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function edit(name: string, found: string | RegExp, put: string): Promise<void> {
  const file = join(folder, name);
  await writeFile(file, (await readFile(file, 'utf8')).replace(found, put));
}

async function lock(): Promise<void> {
  for (const { path, text } of (await lockDefinitions(folder, createReport())).newLocks)
    await writeFile(join(folder, path), text);
}

/** An unused pair is a warning; one of two is accepted. */
async function addTranslations(): Promise<void> {
  const translations = join(folder, 'us/AL/AL101/translations');
  await mkdir(translations);
  const why = `asked again "100 %" next <year>, it's & so`;
  await writeFile(
    join(translations, 'es.yaml'),
    `- { en: One, es: Uno }\n# accept unused-translation: ${why}\n- { en: Two, es: Dos }\n`,
  );
}

it.each([
  ['text', 'text.txt'],
  ['json', 'json.json'],
  ['sarif', 'sarif.json'],
  ['github', 'github.txt'],
  ['junit', 'junit.xml'],
] as const)('prints the findings as %s', async (format, name) => {
  const printed = formats[format](report.diagnostics, sources, {
    colour: false,
    folder: 'definitions',
    showAccepted: true,
  });
  const expected = here(`expected/${name}`);
  if (process.env.UPDATE) await writeFile(expected, printed);
  expect(printed).toBe(await readFile(expected, 'utf8'));
});
