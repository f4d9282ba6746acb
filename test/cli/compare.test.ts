import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runFormpress as run } from '../foundation/run-formpress.ts';

const previous = fileURLToPath(new URL('../comparison/cases/previous', import.meta.url));

let folder = '';
let working = '';
let release = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-compare-'));
  working = join(folder, 'definitions');
  release = join(folder, 'dist');
  await cp(previous, working, { recursive: true });
  const next = join(working, 'us/AL/AL101/2027.1.0');
  await cp(join(working, 'us/AL/AL101/2026.1.0'), next, { recursive: true });
  await replace(join(next, 'form.yaml'), 'effective: 2026', 'effective: 2027');
  await replace(join(next, 'form.yaml'), ', HEAD: H', '');
  await replace(join(next, 'pdf.yaml'), ', HEAD: H', '');
  await replace(join(next, 'questions.yaml'), ', HEAD: Head of household', '');
  await replace(join(next, 'questions.yaml'), 'required: never', 'required: always');
  expect(await run('build', previous, '--out', release)).toMatchObject({ code: 0 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function replace(file: string, find: string, put: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(find);
  await writeFile(file, text.replace(find, put));
}

async function answersFile(name: string, answers: unknown): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, typeof answers === 'string' ? answers : JSON.stringify(answers));
  return file;
}

it('exits with 0 when a built release and its definitions are the same', async () => {
  expect(await run('compare', release, previous)).toEqual({
    code: 0,
    out: 'Nothing changed.\n',
    error: '',
  });
});

it('exits with 1 when something breaks, and reports it to programs', async () => {
  const { code, out } = await run('compare', release, working, '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    breaks: ['CLIENT', 'STORED_ANSWERS', 'PAYROLL'],
    forms: [{ id: 'AL101', from: '2026.1.0', to: '2027.1.0' }],
    applicability: [],
  });
  expect(JSON.parse(out).forms[0].changes.slice(0, 2)).toEqual([
    {
      breaks: ['NONE'],
      kind: 'version-added',
      about: '2027.1.0',
      says: 'The version is new, in force from 2027-01-01.',
    },
    {
      breaks: ['CLIENT', 'STORED_ANSWERS'],
      kind: 'option-removed',
      about: 'filingStatus',
      says: '"filingStatus" can no longer be answered with "HEAD".',
      witness: 'HEAD',
    },
  ]);
});

it('compares two versions of a form', async () => {
  const { code, out } = await run('compare', 'AL101@2026.1.0', 'AL101@2027.1.0', '--in', working);
  expect(code).toBe(1);
  expect(out).toContain('## AL101 2027.1.0, after 2026.1.0\n');
  expect(out).toContain('- "filingStatus" can no longer be answered with "HEAD".\n');
});

it('exits with 2 when the two cannot be compared', async () => {
  expect(await run('compare', 'AL101@2026.1.0', release)).toEqual({
    code: 2,
    out: '',
    error: 'A form version can be compared with a form version, not with a folder.\n',
  });
  expect(await run('compare', 'AL101@2026.1.0', 'AL101@2028.1.0', '--in', working)).toMatchObject({
    code: 2,
    error: 'AL101 has no version 2028.1.0. It has 2026.1.0, 2027.1.0.\n',
  });
  expect((await run('compare', release, join(folder, 'nowhere'))).code).toBe(2);
});

it('does not compare a release that was changed after the build', async () => {
  const damaged = join(folder, 'damaged');
  await cp(release, damaged, { recursive: true });
  await writeFile(join(damaged, 'localities.json'), '{}');
  expect(await run('compare', damaged, previous)).toMatchObject({
    code: 2,
    error: `The release in "${damaged}" is damaged: localities.json is not as it was built.\n`,
  });
});

it('finds stored answers valid, and never prints one', async () => {
  const file = await answersFile('exempt.json', { isExempt: true, dependents: 3 });
  const versions = ['--from', 'AL101@2026.1.0', '--to', 'AL101@2027.1.0', '--in', working];
  expect(await run('migrate', file, ...versions)).toEqual({
    code: 0,
    error: '',
    out: `The answers are valid in AL101@2027.1.0: nothing must be asked.

Dropped:
- dependents: It is not asked on this path.

Kept:
- isExempt

Path: QS1; it finishes with "sign".
`,
  });
});

it('reports what must be asked again, and why', async () => {
  const fields = { isExempt: false, filingStatus: 'HEAD', shoeSize: 44 };
  const file = await answersFile('head.json', { formId: 'AL101', fields });
  const versions = ['--from', 'AL101@2026.1.0', '--to', 'AL101@2027.1.0', '--in', working];
  expect(await run('migrate', file, ...versions)).toEqual({
    code: 1,
    error: '',
    out: `The answers are not enough for AL101@2027.1.0.

Must be asked:
- filingStatus
- dependents

Refused now:
- filingStatus: Choose one of the answers.

Dropped:
- shoeSize: Neither version has it.

Kept:
- isExempt

Path: QS1, QS2, QS3; it finishes with "sign".
`,
  });
  const { out } = await run('migrate', file, ...versions, '--json');
  expect(JSON.parse(out)).toMatchObject({ complete: false, kept: { isExempt: 'false' } });
});

it('exits with 2 when the answers or a version cannot be read', async () => {
  const versions = ['--from', 'AL101@2026.1.0', '--to', 'AL101@2027.1.0', '--in', working];
  const list = await answersFile('list.json', [1]);
  const broken = await answersFile('broken.json', '{ "isExempt": tr');
  const nested = await answersFile('nested.json', { isExempt: { yes: true } });
  const good = await answersFile('good.json', { isExempt: true });
  for (const file of [list, broken, nested, join(folder, 'none.json')]) {
    expect(await run('migrate', file, ...versions)).toMatchObject({ code: 2, out: '' });
  }
  expect(await run('migrate', good, '--from', 'AL101', '--to', 'AL101@2027.1.0')).toMatchObject({
    code: 2,
  });
  expect((await run('migrate', good, '--to', 'AL101@2027.1.0')).code).toBe(2);
});
