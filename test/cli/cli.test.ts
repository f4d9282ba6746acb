import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agencyPdfs, agencyTitle } from '../foundation/agency-pdfs.ts';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { copyOwnForms } from '../foundation/own-forms.ts';
import { pixelsOf } from '../foundation/pixels.ts';
import { runFormpress as run } from '../foundation/run-formpress.ts';
import { field, pdfWithFields } from '../foundation/simple-pdf.ts';

let folder = '';
let few = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-cli-'));
  few = join(folder, 'few');
  await copyOwnForms(few, ['us/AL', 'us/federal/W4101']);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('reports clean definitions', async () => {
  const files = await readdir(kitchenSink, { recursive: true });
  const versions = files.filter((name) => name.endsWith('/form.yaml')).length;
  const yaml = files.filter((name) => name.endsWith('.yaml'));
  const texts = await Promise.all(yaml.map((name) => readFile(join(kitchenSink, name), 'utf8')));
  const accepted = texts.join('').match(/^ *# accept /gm)?.length;
  expect(await run('check', kitchenSink)).toEqual({
    code: 0,
    out: `0 errors, 0 warnings, ${accepted} warnings accepted.\n${versions} form versions, nothing wrong.\n`,
    error: '',
  });
});

it('exits with 1 and an empty list for programs when the folder does not exist', async () => {
  const { code, out } = await run('check', join(folder, 'nowhere'), '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject([{ severity: 'error' }]);
});

it('exits with 2 on wrong usage and suggests the nearest command', async () => {
  const { code, error } = await run('chekc');
  expect(code).toBe(2);
  expect(error).toContain('check');
});

it('builds a release, and refuses a folder with other files', async () => {
  const out = join(folder, 'dist');
  expect((await run('build', kitchenSink, '--out', out)).code).toBe(0);
  const release = JSON.parse(await readFile(join(out, 'release.json'), 'utf8'));
  expect(Object.keys(release.files)).toContain('catalog.json');
  expect((await run('build', kitchenSink, '--out', out)).code).toBe(0);

  const foreign = await mkdtemp(join(folder, 'foreign-'));
  await writeFile(join(foreign, 'thesis.txt'), 'years of work');
  expect(await run('build', kitchenSink, '--out', foreign)).toEqual({
    code: 1,
    out: '',
    error: `"${foreign}" holds files that are not a release. Name another folder, or empty that one.\n`,
  });
  expect(await readFile(join(foreign, 'thesis.txt'), 'utf8')).toBe('years of work');
});

it('shows a question set as clients get it', async () => {
  const { code, out } = await run('show', 'W4101', 'QS1', '--lang', 'es', '--definitions', few);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ id: 'QS1', questions: [{ id: 'isNonResidentAlien' }] });
});

it('names the nearest form and set when there is none', async () => {
  expect(await run('show', 'W4110', 'QS1', '--definitions', few)).toMatchObject({
    code: 1,
    error: 'There is no form "W4110". Did you mean "W4101"?\n',
  });
  expect((await run('show', 'W4101', 'QS99', '--definitions', few)).code).toBe(1);
  expect((await run('show', 'W4101', 'QS1', '--lang', 'de', '--definitions', few)).code).toBe(2);
});

it('explains a code, and suggests the nearest', async () => {
  const page = await run('explain', 'unmapped-answer');
  expect(page.code).toBe(0);
  expect(page.out).toContain('## Wrong');
  expect(await run('explain', 'unmaped-answer')).toEqual({
    code: 1,
    out: '',
    error:
      'There is no code "unmaped-answer". Did you mean "unmapped-answer"? "formpress explain --list" lists them all.\n',
  });
});

it('refuses a file that is not a PDF with a message', async () => {
  const file = join(folder, 'page.pdf');
  await writeFile(file, '<!DOCTYPE html><html><body>404</body></html>');
  const { code, out, error } = await run('fields', file);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(error).toMatch(/^.*page\.pdf: [A-Z].*\.\n$/);
  expect(await run('fields', join(folder, 'none.pdf'))).toMatchObject({ code: 1 });
});

it.skipIf(!agencyPdfs())(agencyTitle('lists the fields of a real W-4'), async () => {
  const file = join(agencyPdfs() ?? '', 'us-federal-w4-2026.pdf');
  const { code, out } = await run('fields', file, '--json');
  expect(code).toBe(0);
  const { fields } = JSON.parse(out);
  expect(fields).toHaveLength(48);
  expect(fields[14].widgets[0].near).toMatchObject({ line: '4(c)' });
  const lines = (await run('fields', file)).out.split('\n');
  expect(lines).toHaveLength(51);
  expect(lines[15]).toMatch(/^1 +text +4\(c\) +Extra withholding\. .*… +topmost.*f1_11\[0\]$/);
  expect(lines[49]).toBe('The file has an XFA form as well; preparing it removes that.');
});

it('draws the pages of a PDF with its fields named', async () => {
  const file = join(folder, 'drawn.pdf');
  await writeFile(file, pdfWithFields([field('amount', 'Tx'), field('a\nb', 'Btn')]));
  const { code, out } = await run('fields', file, '--picture', join(folder, 'pictures'));
  expect({ code, out }).toEqual({
    code: 0,
    out: `page  type      length  state  line  printed next to it  name
1     text                                               amount
1     checkbox                                           a\\nb
`,
  });
  const picture = await readFile(join(folder, 'pictures', 'drawn_1.png'));
  expect(pixelsOf(picture).width).toBe(1280);
});

it('creates, lists and revokes keys, and stores no key', async () => {
  const file = join(folder, 'keys.json');
  const made = JSON.parse((await run('keys', 'create', 'Payroll', '--file', file, '--json')).out);
  expect(await readFile(file, 'utf8')).not.toContain(made.key);
  expect(JSON.parse((await run('keys', 'list', '--file', file, '--json')).out)).toMatchObject([
    { id: made.id, name: 'Payroll', live: true },
  ]);
  expect((await run('keys', 'revoke', made.id, '--file', file)).code).toBe(0);
  expect(JSON.parse((await run('keys', 'list', '--file', file, '--json')).out)).toMatchObject([
    { id: made.id, live: false },
  ]);
  expect((await run('keys', 'revoke', 'key_none', '--file', file)).code).toBe(1);
  expect((await run('keys', 'forget', '--file', file)).code).toBe(2);
});
