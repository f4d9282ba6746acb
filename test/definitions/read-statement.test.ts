/** A statement that is read from the agency's file: its words are in the bundle, and nowhere in the definitions. */
import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { evaluateRelease } from '@formpress/comparison';
import {
  checkDefinitions,
  createReport,
  lockDefinitions,
  openWorkspace,
  releaseOfDefinitions,
} from '@formpress/compiler';
import { draw } from '@formpress/pdf';
import { expect, it } from 'vitest';
import { agencyPdfs, agencyTitle } from '../foundation/agency-pdfs.ts';
import { agencyVersions } from '../foundation/agency-versions.ts';
import { definitions, withCopy } from '../foundation/compile-folder.ts';
import { runFormpress } from '../foundation/run-formpress.ts';
import { testCache } from '../foundation/test-cache.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));
const version = 'us/AL/AL101/2026.1.0';
const ours = 'I declare that this is true.';

/** A file as an agency may publish it, with what people sign. */
async function agencyFile(signed: string): Promise<Uint8Array> {
  const holds = [
    { masthead: 'A-4', title: 'Withholding Certificate' },
    { across: [{ caption: 'Name', field: 'name' }] },
    { choices: [{ check: 'exempt', text: 'I am exempt.' }] },
    {
      lines: [
        { line: '1', text: 'Dependents', field: 'dependents' },
        { line: '2', text: 'Allowance, $1,000 each', field: 'allowance' },
      ],
    },
    signed,
  ];
  return draw({ pages: [{ holds }] } as Parameters<typeof draw>[0], {
    title: 'A-4',
    language: 'en',
  });
}

const printed =
  'Under penalties of perjury, I declare that all that I have written on this certificate was read by me a second time, that it was complete when I read it, and that it is true and correct.';
const marks = 'from: blank, page: 1, starts: Under penalties of perjury, ends: true and correct.';

/** Makes form.yaml read the statement from the blank, and adds its translations. */
async function letItBeRead(folder: string, otherwise = `, otherwise: ${ours}`): Promise<void> {
  const path = join(folder, version, 'form.yaml');
  const form = await readFile(path, 'utf8');
  await writeFile(path, form.replace(`sign: ${ours}`, `sign: { ${marks}${otherwise} }`));
  for (const [language, translation] of [
    ['es', 'Bajo pena de perjurio, declaro que todo es cierto.'],
    ['fr', 'Je déclare sous peine de parjure que tout est vrai.'],
  ]) {
    const pairs = join(folder, `shared/translations/${language}.yaml`);
    const added = `- en: Under penalties of perjury … true and correct.\n  ${language}: ${translation}\n`;
    await writeFile(pairs, `${await readFile(pairs, 'utf8')}${added}`);
  }
}

/** The findings, except those of any small example, the bundle, and why a release of it would be refused. */
async function compiled(folder: string) {
  const report = createReport();
  const { lowered } = await checkDefinitions(folder, report);
  const natural = /^(?:unlocked-p|untested-p|ineligible-for-all)/;
  const found = report.diagnostics.filter(({ code }) => !natural.test(code));
  const release = lowered.forms.length > 0 ? releaseOfDefinitions(lowered) : undefined;
  return {
    found: found.map(({ code, message }) => `${code}: ${message}`),
    bundle: lowered.forms[0]?.bundle,
    refused: release
      ? evaluateRelease(release, {
          before: undefined,
          channel: 'production',
          accepted: [],
          reason: undefined,
        }).problems.filter((problem) => problem.includes('words'))
      : [],
  };
}

async function lock(folder: string): Promise<string> {
  const { newLocks: locks } = await lockDefinitions(folder, createReport());
  expect(locks).not.toEqual([]);
  for (const { path, text } of locks) await writeFile(join(folder, path), text);
  const texts = locks.map(({ path, text }) => `${path}\n${text}`);
  return texts.filter((text) => !text.startsWith('us/AL/AL101/texts.lock')).join('\n');
}

it('has the words of the file while it is there, and ours while it is not; only a digest is locked', async () => {
  await withCopy(smallestForm, async (folder) => {
    await letItBeRead(folder);
    const file = join(folder, version, 'blank.pdf');
    await writeFile(file, await agencyFile(printed));
    expect(await runFormpress('fields', file, '--statements')).toEqual({
      code: 0,
      out: `Page 1: ${printed}\n\n  sign: { ${marks} }\n`,
      error: '',
    });
    const there = await compiled(folder);
    expect(there.found).toEqual([]);
    expect(there.bundle?.statements.sign).toEqual({
      en: printed,
      es: 'Bajo pena de perjurio, declaro que todo es cierto.',
      fr: 'Je déclare sous peine de parjure que tout est vrai.',
    });
    expect([there.bundle?.wording, there.refused]).toEqual([undefined, []]);
    const locks = await lock(folder);
    const digest = createHash('sha256').update(printed).digest('hex');
    expect(locks).toContain(`"statements":{\n"sign":"${digest}"\n}`);
    expect(locks).toContain('"sign":"page 1: Under penalties of perjury … true and correct."');

    const texts = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((each) => each.isFile() && !each.name.endsWith('.pdf'))
      .map((each) => readFile(join(each.parentPath, each.name), 'utf8'));
    expect((await Promise.all(texts)).join('')).not.toContain('second time');

    await rm(file);
    const gone = await compiled(folder);
    expect(gone.found.filter((each) => !each.startsWith('unknown-blank'))).toEqual([]);
    expect(gone.bundle?.statements.sign).toMatchObject({ en: ours });
    expect([gone.bundle?.wording, gone.refused]).toEqual([
      'ours',
      ['AL101 2026.1.0 has statements in our words: sign.'],
    ]);
    expect(await lock(folder)).toContain(`"statements":{\n"sign":"${digest}"\n}`);
    await writeFile(file, await agencyFile(printed));
    expect((await compiled(folder)).found).toEqual([]);
  });
}, 60_000);

it('gives translators all words that are read, not only the marks', async () => {
  await withCopy(smallestForm, async (folder) => {
    await letItBeRead(folder);
    await writeFile(join(folder, version, 'blank.pdf'), await agencyFile(printed));
    const file = join(folder, 'texts.csv');
    const words = ['--to', 'es', '--only', 'all', '--format', 'csv', '--out', file];
    const { code } = await runFormpress('texts', 'export', ...words, '--definitions', folder);
    expect(code).toBe(0);
    const csv = await readFile(file, 'utf8');
    const row = csv.split('\r\n').find((each) => each.includes('perjury … true'));
    expect(row).toContain(`Translate all that the file of the agency prints: ${printed}`);
  });
}, 60_000);

it('says what the file prints once that is something else, and does not compile without both', async () => {
  await withCopy(smallestForm, async (folder) => {
    await letItBeRead(folder, '');
    const found = (await compiled(folder)).found;
    expect(found.map((each) => each.split(':')[0])).toContain('statement-needs-file');
    const file = join(folder, version, 'blank.pdf');
    await writeFile(file, await agencyFile(printed));
    // Our own words have no use any more.
    for (const language of ['es', 'fr']) {
      const pairs = join(folder, `shared/translations/${language}.yaml`);
      const lines = (await readFile(pairs, 'utf8')).split('\n');
      await writeFile(pairs, lines.filter((line) => !line.includes(ours)).join('\n'));
    }
    await lock(folder);
    const now = printed.replace('a second time', 'twice');
    await writeFile(file, await agencyFile(now));
    expect((await compiled(folder)).found).toEqual([
      expect.stringMatching(/^unknown-blank: /),
      `changed-statement: The agency's file words the statement "sign" differently than when it was locked. It now prints: "${now}"`,
    ]);
  });
}, 60_000);

const folder = agencyPdfs();

it.skipIf(!folder)(
  agencyTitle("reads the statement of an agency's file into the bundle of its version"),
  async () => {
    const [dc] = agencyVersions(definitions, folder ?? '').filter(({ version: each }) =>
      each.includes('/DC101/2017'),
    );
    if (!dc) throw new Error('There is no version of the D-4 of 2017.');
    await withCopy(definitions, async (copy) => {
      await copyFile(dc.file, join(copy, dc.version, 'blank.pdf'));
      const workspace = openWorkspace(copy, { cache: testCache(), isUnproved: true });
      const path = `${dc.version}/form.yaml`;
      const form = await readFile(join(copy, path), 'utf8');
      const sign =
        "  sign: { from: blank, page: 1, starts: Under penalties of law, ends: 'knowledge, correct.' }\n";
      workspace.put(path, form.replace(/^ {2}sign:.*\n(?: {4}.*\n)*/m, sign));
      const { lowered } = await workspace.familyAlone(path);
      const bundle = lowered.find(({ source }) => source.folder === dc.version)?.bundle;
      const said = bundle?.statements.sign?.en ?? '';
      const digest = createHash('sha256').update(said).digest('hex').slice(0, 16);
      expect([said.split(' ').length, digest]).toEqual([21, '06c0346f9b6d9d7d']);
    });
  },
  60_000,
);
