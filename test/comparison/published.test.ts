import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  checkDefinitions,
  createReport,
  lockDefinitions,
  printDiagnostics,
  publishedOf,
} from '@formpress/compiler';
import { expect, it } from 'vitest';
import { withCopy } from '../foundation/compile-folder.ts';

const previous = fileURLToPath(new URL('./cases/previous', import.meta.url));
const version = 'us/AL/AL101/2026.1.0';

it('allows changed texts in a published version', async () => {
  const said = await afterPublishing(async (folder) => {
    await replace(
      folder,
      `${version}/questions.yaml`,
      'breadcrumb: Exemption',
      'breadcrumb: Married',
    );
    await replace(folder, 'shared/translations/es.yaml', '¿Está exento?', '¿Exento?');
  });
  expect(said).toBe('');
});

it('names the shared file that changes a published version', async () => {
  const said = await afterPublishing((folder) =>
    replace(folder, 'shared/answers.yaml', '{1,2}', '{1,3}'),
  );
  expect(said).toBe(`shared/answers.yaml  error  published-version-changed

  AL101 2026.1.0 is published, and this file changes the patterns.

  Undo the change here, and make it in a new version or in a new kind of answer.
`);
});

it('shows an answer that a published version accepted and now refuses', async () => {
  const said = await afterPublishing(
    (folder) => replace(folder, 'shared/answers.yaml', '{1,2}', '{1}'),
    lock,
  );
  expect(said).toContain(`shared/answers.yaml  error  published-version-changed

  AL101 2026.1.0 is published, and this file changes the patterns. The kind of answer "count" accepted "11" and no longer does.
`);
});

it('names every file that may have caused it, and what it belongs to', async () => {
  const said = await afterPublishing(async (folder) => {
    await replace(folder, `${version}/form.yaml`, 'is: 1000', 'is: 1100');
    await replace(folder, `${version}/questions.yaml`, 'required: never', 'required: always');
    await replace(folder, `${version}/pdf.yaml`, "'isExempt'", "'not isExempt'");
  });
  expect(said).toBe(`us/AL/AL101/2026.1.0/form.yaml  error  published-version-changed

  AL101 2026.1.0 is published, and this file changes the required answers, formulas and PDF bindings.

  This file may have changed it, too:  us/AL/AL101/2026.1.0/pdf.yaml

  This file may have changed it, too:  us/AL/AL101/2026.1.0/questions.yaml

  Undo the change here, and make it in a new version or in a new kind of answer.
`);
});

it('names all published versions that one file affects, also through the base', async () => {
  const said = await afterPublishing(
    (folder) => replace(folder, `${version}/form.yaml`, 'is: 1000', 'is: 1100'),
    addVersion,
  );
  expect(said).toContain(
    'AL101 2026.1.0 and AL101 2027.1.0 are published, and this file changes the formulas.',
  );
});

it('reports when the result changed although no file did', async () => {
  const said = await afterPublishing(async (folder) => {
    const path = join(folder, 'published.json');
    const published = JSON.parse(await readFile(path, 'utf8'));
    published.forms.AL101['2026.1.0'].options = '0'.repeat(16);
    await writeFile(path, JSON.stringify(published));
  });
  expect(said).toContain('the options changed, though no file did.');
});

it('leaves a withdrawn version out of the release, and no longer checks it', async () => {
  const said = await afterPublishing(async (folder) => {
    await replace(
      folder,
      `${version}/form.yaml`,
      'effective: 2026-01-01',
      'effective: 2026-01-01\nwithdrawn: 2027-01-01',
    );
    const { lowered } = await checkDefinitions(folder, createReport());
    expect(lowered.forms.map(({ bundle }) => bundle.version)).toEqual(['2027.1.0']);
    expect(Object.keys(lowered.forms[0]?.bundle.migration ?? {})).toEqual(['2026.1.0']);
  }, addVersion);
  expect(said).toBe('');
});

it('reports a published version whose folder was deleted', async () => {
  const said = await afterPublishing(
    (folder) => rm(join(folder, 'us/AL/AL101/2027.1.0'), { recursive: true }),
    addVersion,
  );
  expect(said).toContain('AL101 2027.1.0 is published, but its folder is gone.');
});

/** The findings of definitions that were published and then changed. */
async function afterPublishing(
  change: (folder: string) => Promise<void>,
  prepare: (folder: string) => Promise<void> = async () => undefined,
): Promise<string> {
  return withCopy(previous, async (folder) => {
    await prepare(folder);
    const published = await checkDefinitions(folder, createReport());
    const text = JSON.stringify(publishedOf(published.lowered, published.sources), null, 2);
    await writeFile(join(folder, 'published.json'), text);
    await change(folder);
    const report = createReport();
    const { sources } = await checkDefinitions(folder, report);
    const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
    return printDiagnostics(errors, sources, { colour: false });
  });
}

async function lock(folder: string): Promise<void> {
  for (const { path, text } of (await lockDefinitions(folder, createReport())).newLocks) {
    await writeFile(join(folder, path), text);
  }
}

async function addVersion(folder: string): Promise<void> {
  const next = join(folder, 'us/AL/AL101/2027.1.0/form.yaml');
  const lines = [
    'basedOn: AL101 2026.1.0',
    'name: A-4',
    'title: Certificate',
    'effective: 2027-01-01',
  ];
  await mkdir(dirname(next), { recursive: true });
  await writeFile(next, `${lines.join('\n')}\n`);
}

async function replace(folder: string, file: string, find: string, put: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(find);
  await writeFile(path, text.replace(find, put));
}
