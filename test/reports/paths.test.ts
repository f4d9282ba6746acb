import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkDefinitions, createReport, listPaths, lowerDefinitions } from '@formpress/compiler';
import { expect, it } from 'vitest';
import { definitions, kitchenSink, withCopy } from '../foundation/compile-folder.ts';
import { copyOwnForms } from '../foundation/own-forms.ts';
import { runFormpress as run } from '../foundation/run-formpress.ts';
import { testCache } from '../foundation/test-cache.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));
const version = 'us/AL/AL101/2026.1.0';

async function change(file: string, was: string, is: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(was);
  await writeFile(file, text.replace(was, is));
}

it('lists every path through a form', async () => {
  const { code, out } = await run('paths', 'AL101', '--definitions', smallestForm);
  expect(code).toBe(0);
  expect(out).toBe(`AL101 2026.1.0: all 3 paths.

   1  QS1 → sign
      isExempt true

   2  QS1 → QS2 → sign
      isExempt false, dependents 3

   3  QS1 → QS2 → sign
      isExempt false, dependents 0
`);
});

it('lists paths for programs, with the number of all there are', async () => {
  const { out } = await run('paths', 'WY903', '--json', '--definitions', kitchenSink);
  const { of, paths } = JSON.parse(out) as { of: string; paths: { federal?: object }[] };
  expect(BigInt(of)).toBeGreaterThan(paths.length);
  expect(paths.filter(({ federal }) => federal).length).toBeGreaterThan(0);
  expect(paths.filter(({ federal }) => !federal).length).toBeGreaterThan(0);
});

it('takes the latest version that is served, and says that one is withdrawn', async () => {
  await withCopy(smallestForm, async (copy) => {
    const newer = version.replace('2026', '2027');
    await cp(join(copy, version), join(copy, newer), { recursive: true });
    await change(join(copy, newer, 'form.yaml'), 'effective: 2026-01-01', 'effective: 2027-01-01');
    const at = ['--definitions', copy];
    expect((await run('paths', 'AL101', ...at)).out).toContain('AL101 2027.1.0: all 3 paths.');
    const older = join(copy, version, 'form.yaml');
    await change(older, 'effective: 2026-01-01', 'effective: 2026-01-01\nwithdrawn: 2027-01-01');
    expect((await run('paths', 'AL101', ...at)).out).toContain('AL101 2027.1.0: all 3 paths.');
    expect(await run('paths', 'AL101', '--form-version', '2026.1.0', ...at)).toEqual({
      code: 1,
      out: '',
      error: 'AL101 2026.1.0 is withdrawn.\n',
    });
  });
});

it('shows which of how many paths an amount changes, and leaves the others unchanged', async () => {
  const folder = join(definitions, 'us/federal');
  const { length } = (await readFile(join(folder, 'W4101/2026.1.0/paths.lock.json'), 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('{"sets"'));
  await withCopy(smallestForm, async (empty) => {
    const copy = join(empty, 'own');
    await copyOwnForms(copy, ['us/AL', 'us/federal/W4101']);
    const form = join(copy, 'us/federal/W4101/2026.1.0/form.yaml');
    await change(form, 'is: 25000, from', 'is: 26000, from');
    const report = createReport();
    await checkDefinitions(copy, report);
    const found = report.diagnostics.filter(({ accepted }) => accepted === undefined);
    const [cause, ...others] = found;
    expect([cause?.code, others]).toEqual(['changed-form', []]);
    const said = 'Because of what changed, paths come out differently. ';
    const [message = ''] = (cause?.related ?? [])
      .filter((each) => each.message.startsWith(said))
      .map((each) => each.message.slice(said.length));
    const [changed = 0, of, added = 0] = (message.match(/[0-9]+/g) ?? []).map(Number);
    expect(of).toBe(length);
    expect(message).toBe(
      `${changed} of ${of} paths differ from paths.lock.json and ${added} paths are new. ` +
        message.slice(message.indexOf('"FED.deductions" was')),
    );
    expect(changed + added).toBeLessThan(length / 2);
  });
});

it.each([definitions, kitchenSink])(
  'never gives someone who is ineligible a statement: %s',
  async (folder) => {
    const { lowered } = await lowerDefinitions(folder, createReport(), testCache());
    const text = JSON.stringify(lowered.forms.map(({ questionSets }) => questionSets));
    const mappings = text.match(/\{[^{}]*"nextQuestionSetId":"INELIGIBLE"[^{}]*\}/g) ?? [];
    expect(mappings.filter((mapping) => mapping.includes('perjuryStatement'))).toEqual([]);
    const ends = lowered.forms.flatMap((form) => listPaths(form).paths.map(({ finish }) => finish));
    expect(ends).not.toContain('');
  },
);

it('begins a case for each route that has none, and overwrites nothing', async () => {
  await withCopy(smallestForm, async (copy) => {
    const words = ['paths', 'AL101', '--cases', '--no-cache', '--definitions', copy];
    expect(await run(...words)).toEqual({
      code: 0,
      out: 'Every route of AL101 2026.1.0 has a case.\n',
      error: '',
    });
    const cases = join(copy, version, 'cases/both-paths.yaml');
    const text = await readFile(cases, 'utf8');
    await writeFile(cases, text.slice(0, text.indexOf('- about: Two')));
    const path = join(copy, version, 'cases/untested.yaml');
    expect(await run(...words)).toEqual({
      code: 0,
      out: `  QS1 → QS2 → sign\n${path}\n`,
      error: '',
    });
    expect(await readFile(path, 'utf8')).toBe(
      '- about: TODO\n  answers: { isExempt: false, dependents: 3 }\n  expect:\n    path: [QS1, QS2]\n    finish: sign\n',
    );
    const report = createReport();
    await checkDefinitions(copy, report);
    expect(report.diagnostics.filter(({ code }) => code === 'untested-path')).toEqual([]);
    await writeFile(
      path,
      '- about: Exempt.\n  answers: { isExempt: true }\n  expect: { path: [QS1], finish: sign }\n',
    );
    const again = await run(...words);
    expect([again.code, again.error]).toEqual([
      1,
      expect.stringContaining('untested.yaml exists.'),
    ]);
  });
});
