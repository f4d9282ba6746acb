/** A form that nobody has written is drafted from the agency's file: every box is listed, and only what a person must write is left. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkspace } from '@formpress/compiler';
import { inspect } from '@formpress/pdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agencyPdfs, noAgencyPdfs } from '../foundation/agency-pdfs.ts';
import { definitions } from '../foundation/compile-folder.ts';
import { runFormpress } from '../foundation/run-formpress.ts';
import { sampled } from '../foundation/sampled.ts';
import { testCache } from '../foundation/test-cache.ts';

const pdfs = agencyPdfs() ?? '';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-import-'));
  await cp(join(definitions, 'shared'), join(folder, 'shared'), { recursive: true });
  await mkdir(join(folder, 'us/MI'), { recursive: true });
  await writeFile(join(folder, 'us/MI/locality.yaml'), 'locality: MI\nname: Michigan\nforms: {}\n');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const files = [
  'us-mi-detroit-w4-employer-edition-2024.pdf',
  'us-federal-w4-2025.pdf',
  'us-federal-w4-2026.pdf',
  'us-dc-d4-2017.pdf',
  'us-il-w4-2017.pdf',
  'us-va-va4-2011.pdf',
  'us-md-mw507-2022.pdf',
  'us-ny-it2104-2017.pdf',
  'us-ca-de4-2025-05-rev55.pdf',
  'us-mi-w4-employer-edition-2026.pdf',
  'nasty-sf2809-radios-signatures-18pages.pdf',
];

/** What a draft lacks by nature: no cases and no locks yet, and a place to sign that only a person can see. */
const expected = ['todo', 'unlocked-paths', 'untested-path', 'value-over-print'];

/** A version of the year in the name of a file. */
const versionOf = (file: string) => `${/20[0-9]{2}/.exec(file)?.[0] ?? '2024'}.1.0`;

const importAs = (file: string, id: string) =>
  runFormpress(
    'import',
    join(pdfs, file),
    '--as',
    `${id}@${versionOf(file)}`,
    '--place',
    'us/MI',
    '--definitions',
    folder,
  );

describe.skipIf(pdfs === '')(pdfs === '' ? noAgencyPdfs : 'import', () => {
  for (const file of sampled(files))
    it(`drafts ${file}, with nothing left but what a person must write`, async () => {
      const id = `MI${200 + files.indexOf(file)}`;
      const { code, out } = await importAs(file, id);
      expect([code, out]).toEqual([
        0,
        expect.stringContaining(`Written: ${join(folder, 'us/MI', id)}`),
      ]);
      const path = `us/MI/${id}/${versionOf(file)}`;
      const bound = await readFile(join(folder, path, 'pdf.yaml'), 'utf8');
      const { fields } = inspect(await readFile(join(pdfs, file)));
      const seen = fields.filter(
        ({ type, widgets }) => type !== 'button' && widgets.some(({ hidden }) => !hidden),
      );
      // Control characters are escaped in pdf.yaml.
      const last = (name: string) =>
        JSON.stringify(name.slice(name.lastIndexOf('.') + 1)).slice(1, -1);
      expect(
        seen.filter(({ name }) => !bound.includes(last(name))).map(({ name }) => name),
      ).toEqual([]);
      const { findings } = await openWorkspace(folder, { cache: testCache() }).familyAlone(
        `${path}/form.yaml`,
      );
      const others = findings.filter((finding) => !expected.includes(finding.code));
      expect(others.map(({ code: each, message }) => [each, message])).toEqual([]);
      expect(findings.filter((finding) => finding.code === 'todo').length).toBeGreaterThan(5);
    });

  it('proposes formulas where the words say how a line is calculated, and reads what people sign', async () => {
    await importAs('us-federal-w4-2026.pdf', 'MI301');
    const questions = await readFile(join(folder, 'us/MI/MI301/2026.1.0/questions.yaml'), 'utf8');
    const calculated = [...questions.matchAll(/line: (\S+)\n(?:.*\n){1,3}? {6}calculate: '(.*)'/g)];
    expect(calculated.map(([, line]) => line)).toEqual(['2c', '2', '4', '7', '8b', '13', '15']);
    expect(calculated.map(([, , formula]) => formula?.replaceAll(/[a-z]\w+/gi, 'x'))).toEqual([
      'x + x',
      'x + x + x',
      'x + x',
      'x + x + x + x + x',
      'x(0, x - x)',
      'x + x',
      'x + x + x + x',
    ]);
    const form = await readFile(join(folder, 'us/MI/MI301/2026.1.0/form.yaml'), 'utf8');
    expect(form).toContain(
      "  sign: { from: blank, page: 1, starts: Under penalties of perjury, ends: 'correct, and complete.' }\n",
    );
  });

  it('refuses a form that is there', async () => {
    await importAs('us-dc-d4-2017.pdf', 'MI302');
    expect(await importAs('us-dc-d4-2017.pdf', 'MI302')).toMatchObject({
      code: 1,
      error: expect.stringContaining('exists. Use "formpress revise"'),
    });
  });
});
