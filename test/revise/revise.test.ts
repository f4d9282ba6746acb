/** A new agency file becomes the next version of a form, as an analyst would make it. */
import { copyFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Diagnostic, openWorkspace } from '@formpress/compiler';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { agencyPdfs, noAgencyPdfs } from '../foundation/agency-pdfs.ts';
import { agencyVersions } from '../foundation/agency-versions.ts';
import { definitions } from '../foundation/compile-folder.ts';
import { runFormpress } from '../foundation/run-formpress.ts';
import { testCache } from '../foundation/test-cache.ts';

const pdfs = agencyPdfs() ?? '';
let folder = '';

/** Copies our definitions, with the agency's files in the folders of the W-4. */
beforeAll(async () => {
  if (pdfs === '') return;
  folder = await mkdtemp(join(tmpdir(), 'formpress-revise-'));
  await cp(definitions, folder, { recursive: true });
  for (const { version, file } of agencyVersions(folder, pdfs))
    if (version.includes('/W4101/')) await copyFile(file, join(folder, version, 'blank.pdf'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const federal = (name: string) => join(folder, 'us/federal', name);

const revise = (...words: string[]) =>
  runFormpress('revise', ...words, '--no-cache', '--definitions', folder);

/** The findings of a version, with those that it accepts. */
async function findingsOf(version: string): Promise<Diagnostic[]> {
  const workspace = openWorkspace(folder, { cache: testCache() });
  const path = `us/federal/W4101/${version}/`;
  const { findings } = await workspace.familyAlone(`${path}form.yaml`);
  return findings.filter(({ at }) => at.file.startsWith(path));
}

async function amountsOf(version: string): Promise<Record<string, { is: unknown }>> {
  return parse(await readFile(federal(`W4101/${version}/form.yaml`), 'utf8'), {
    schema: 'failsafe',
  }).amounts;
}

describe.skipIf(pdfs === '')(pdfs === '' ? noAgencyPdfs : 'revise', () => {
  it('takes over a file that looks the same, and needs no edit', async () => {
    const file = join(pdfs, 'nasty-w4-2025-macos-resaved-no-xfa.pdf');
    const { code, out } = await revise('W4101@2025.1.0', file, '--as', '2025.2.0');
    expect(code).toBe(0);
    expect(out).toMatch(/^Cosmetic: the same fields, lines and amounts\.\n/);
    expect((await findingsOf('2025.2.0')).map(({ code }) => code)).toEqual([
      'copied-version',
      'unlocked-paths',
    ]);
    const form = await readFile(federal('W4101/2025.2.0/form.yaml'), 'utf8');
    expect(form).toMatch(/\n# accept copied-version: .*\nconfidence: agency file\n/);
    expect(await readFile(federal('W4101/2025.2.0/blank.pdf'))).toEqual(await readFile(file));
    await rm(federal('W4101/2025.2.0'), { recursive: true });
  });

  it('calls a revision cosmetic that changes only its own mark', async () => {
    const [old, now] = ['us-ca-de4-2025-01-rev55.pdf', 'us-ca-de4-2025-05-rev55.pdf'];
    const words = ['--old', join(pdfs, old), '--as', '2025.6.0', '--dry-run'];
    const { code, out } = await revise('CA101@2025.1.0', join(pdfs, now), ...words);
    expect([code, out]).toEqual([0, expect.stringMatching(/^Cosmetic: /)]);
    expect(out).toContain('Based on it, so check them too: CA101 2025.5.0');
  });

  it('puts in every amount, date and table cell that changed', async () => {
    const { code, out } = await revise(
      'W4101@2024.1.0',
      join(pdfs, 'us-federal-w4-2025.pdf'),
      '--as',
      '2024.9.0',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^Amounts: the same fields with different numbers\.\n/);
    expect(out).not.toContain('To decide');
    const [made, written] = [await amountsOf('2024.9.0'), await amountsOf('2025.1.0')];
    for (const name of ['year', 'lastYear', 'renewBy', 'standardDeduction', 'multipleJobs'])
      expect([name, made[name]?.is]).toEqual([name, written[name]?.is]);
    await rm(federal('W4101/2024.9.0'), { recursive: true });
  });

  it('leaves what is not certain to a person, by findings with fixes or by answers', async () => {
    const file = join(pdfs, 'us-federal-w4-2026.pdf');
    const { code, out } = await revise('W4101@2025.1.0', file, '--as', '2027.1.0');
    expect(code).toBe(0);
    expect(out).toMatch(/^Structure: /);
    const pdf = parse(await readFile(federal('W4101/2027.1.0/pdf.yaml'), 'utf8'));
    expect(pdf.fields['f1_08[0]']).toBe('{{dependentsAmt}}');
    expect(pdf.undecided.map(({ was }: { was: string }) => was)).toEqual(['f3_08[0]', 'f3_09[0]']);
    const open = (await findingsOf('2027.1.0')).filter((each) => each.code === 'revise-undecided');
    expect(open.map(({ fixes }) => fixes?.at(-1)?.title)).toEqual(
      Array(2).fill('Print it nowhere: the field is gone'),
    );
    expect(open.map(({ fixes }) => fixes?.map(({ title }) => title)[0])).toContain(
      'Print it in "f4_19[0]"',
    );
    const again = await revise('W4101@2025.1.0', file, '--as', '2027.1.0');
    expect([again.code, again.error]).toEqual([
      1,
      expect.stringContaining('exists. Overwrite it with --force'),
    ]);
    await answered(file);
  });

  it('refuses files that cannot be used, with what to do', async () => {
    const refused = async (name: string) => {
      const { code, error } = await revise('W4101@2025.1.0', join(pdfs, name), '--as', '2028.1.0');
      return [code, error.replaceAll(/\s+/g, ' ')];
    };
    expect(await refused('nasty-w2-1954-image-only-scan.pdf')).toEqual([
      1,
      expect.stringContaining('it is a scan'),
    ]);
    for (const [name, why] of [
      ['nasty-zero-bytes.pdf', 'This file is empty (0 bytes).'],
      ['nasty-html-404-saved-as.pdf', 'This file is a web page, not a PDF.'],
    ] as const)
      expect(await refused(name)).toEqual([
        1,
        `${name} cannot be used: ${why} Download it again from the agency. `,
      ]);
    expect(await refused('nothing-here.pdf')).toEqual([
      1,
      expect.stringContaining('There is no file'),
    ]);
  });
});

/** Checks that answers settle what was asked, and that a second run writes the same bytes. */
async function answered(file: string): Promise<void> {
  const answers = ['--answer', 'f3_08[0]=f4_19[0]', 'f3_09[0]=none'];
  const texts: string[] = [];
  for (let run = 0; run < 2; run += 1) {
    const { code } = await revise(
      'W4101@2025.1.0',
      file,
      '--as',
      '2027.1.0',
      '--force',
      ...answers,
    );
    expect(code).toBe(0);
    texts.push(await readFile(federal('W4101/2027.1.0/pdf.yaml'), 'utf8'));
  }
  expect(texts[1]).toBe(texts[0]);
  const { fields, undecided } = parse(texts[0] ?? '');
  expect([fields['f4_19[0]'], fields['f4_08[0]'], undecided]).toEqual([
    '{{standardDeduction}}',
    '{{adjustments}}',
    undefined,
  ]);
}
