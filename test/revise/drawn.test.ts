/** The next version of a form that was written on a drawn blank, while no file of the agency was at hand. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openWorkspace } from '@formpress/compiler';
import { draw } from '@formpress/pdf';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { withCopy } from '../foundation/compile-folder.ts';
import { runFormpress } from '../foundation/run-formpress.ts';
import { testCache } from '../foundation/test-cache.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));

/** The agency's file of the next year, with these names of fields, and perhaps more lines at the end. */
async function nextFile(
  [name, mark, first, second]: string[],
  more: object[],
): Promise<Uint8Array> {
  const holds = [
    { masthead: 'A-4', title: 'Withholding Certificate' },
    { across: [{ caption: 'Name', field: name }] },
    { choices: [{ check: mark, text: 'I am exempt.' }] },
    {
      lines: [
        { line: '1', text: 'Dependents', field: first },
        { line: '2', text: 'Allowance, $1,000 each', field: second },
        ...more,
      ],
    },
  ];
  const blank = { pages: [{ holds }] } as Parameters<typeof draw>[0];
  return draw(blank, { title: 'A-4', language: 'en' });
}

it('binds the agency’s file, and leaves the drawn blank of the old version alone', async () => {
  await withCopy(smallestForm, async (folder) => {
    const file = join(folder, 'next.pdf');
    const more = [{ line: '3', text: 'Additional amount', field: 'f4' }];
    await writeFile(file, await nextFile(['f1', 'c1', 'f2', 'f3'], more));
    const words = ['AL101@2026.1.0', file, '--as', '2027.1.0', '--no-cache'];
    const before = await readFile(join(folder, 'us/AL/AL101/2026.1.0/pdf.yaml'), 'utf8');
    const { code, out, error } = await runFormpress('revise', ...words, '--definitions', folder);
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(/^Structure: /);
    const path = 'us/AL/AL101/2027.1.0';
    const { fields, undecided } = parse(await readFile(join(folder, path, 'pdf.yaml'), 'utf8'));
    expect([fields, undecided]).toEqual([
      {
        f1: '{{employee.name}}',
        c1: 'isExempt',
        f2: '{{dependents}}',
        f3: '{{allowance}}',
      },
      undefined,
    ]);
    expect(await readFile(join(folder, path, 'blank.pdf'))).toEqual(await readFile(file));
    expect(await readFile(join(folder, 'us/AL/AL101/2026.1.0/pdf.yaml'), 'utf8')).toBe(before);
    const workspace = openWorkspace(folder, { cache: testCache() });
    const { findings } = await workspace.familyAlone(`${path}/form.yaml`);
    const own = findings.filter(({ at }) => at.file.startsWith(path));
    expect(own.map(({ code: each, message }) => [each, message])).toEqual([
      ['unbound-field', 'Nothing is bound to the field "f4" on page 1 of the blank.'],
    ]);
  });
}, 60_000);

it.each([
  ['keeps the drawn blank and locks the file', ['name', 'exempt', 'dependents', 'allowance'], true],
  ['keeps the file where the drawn blank has other fields', ['f1', 'c1', 'f2', 'f3'], false],
])(
  'when asked, %s',
  async (_, names, isKept) => {
    await withCopy(smallestForm, async (folder) => {
      const file = join(folder, 'next.pdf');
      const bytes = await nextFile(names, []);
      await writeFile(file, bytes);
      const words = ['AL101@2026.1.0', file, '--as', '2027.1.0', '--keep-drawn', '--no-cache'];
      const { code, out } = await runFormpress('revise', ...words, '--definitions', folder);
      expect([code, out.includes('the drawn blank stays')]).toEqual([0, isKept]);
      const made = await readdir(join(folder, 'us/AL/AL101/2027.1.0'));
      expect([made.includes('blank.yaml'), made.includes('blank.pdf')]).toEqual([true, !isKept]);
      const lock = join(folder, 'us/AL/AL101/2027.1.0/blank.lock.json');
      const locked = await readFile(lock, 'utf8').catch(() => '');
      const digest = createHash('sha256').update(bytes).digest('hex');
      expect(locked.includes(digest)).toBe(isKept);
    });
  },
  60_000,
);
