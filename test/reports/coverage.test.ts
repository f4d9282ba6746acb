import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coverageName } from '@formpress/compiler';
import { provinces, usStates } from '@formpress/model';
import { expect, it } from 'vitest';
import { definitions, withCopy } from '../foundation/compile-folder.ts';
import { runFormpress as run } from '../foundation/run-formpress.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));

it('has an up-to-date coverage report of the definitions', async () => {
  const file = join(definitions, coverageName);
  const { code, out } = await run('coverage', definitions, '--print');
  expect(code).toBe(0);
  if (process.env.UPDATE === '1') await writeFile(file, out);
  expect(await readFile(file, 'utf8'), 'Run "formpress coverage definitions".').toBe(out);
});

it('writes a line for every place and every version, next to definitions that stay clean', async () => {
  await withCopy(smallestForm, async (copy) => {
    const file = join(copy, coverageName);
    expect(await run('coverage', copy)).toEqual({ code: 0, out: `${file}\n`, error: '' });
    const text = await readFile(file, 'utf8');
    const rows = text.split('\n').filter((line) => line.startsWith('| '));
    // Two tables of places, each with two rows of headings; then the states of translations, and reading levels.
    const [translationRows, readingRows] = [2 + 2, 2 + 1 + 1];
    const places = usStates.length + 1 + provinces.length + 1;
    expect(rows.length).toBe(2 * 2 + places + translationRows + readingRows);
    expect(rows.filter((row) => row.includes('AL101'))).toMatchInlineSnapshot(`
      [
        "| AL Alabama | AL101 | A-4 | 2026.1.0 | 2026-01-01 | en | specimen | memory |",
        "| AL101 | 8 | 8 translated | 8 translated |",
        "| AL101 | 2026.1.0 | 2 | 4.5 | 6 | 3.2 |",
      ]
    `);
    expect(rows).toContain('| YT | not written yet |  |  |  |  |  |  |');
    expect(await run('check', copy)).toMatchObject({ code: 0 });
  });
});

it('reports what is wrong instead of writing half of it', async () => {
  await withCopy(smallestForm, async (copy) => {
    await writeFile(join(copy, 'us/AL/AL101/2026.1.0/form.yaml'), 'name: [');
    const { code, out } = await run('coverage', copy);
    expect([code, out]).toEqual([1, expect.stringContaining('form.yaml')]);
    await expect(readFile(join(copy, coverageName))).rejects.toThrow('ENOENT');
  });
});

it('lists what is not verified by a source, and reports when there is nothing', async () => {
  await withCopy(smallestForm, async (copy) => {
    const listed = async () => {
      const { out } = await run('check', copy, '--unverified');
      return out.slice(out.indexOf('1 form version, no errors.'));
    };
    expect(await listed()).toBe(
      '1 form version, no errors.\nNot read in any source:\nAL101 2026.1.0: form\n',
    );
    const form = join(copy, 'us/AL/AL101/2026.1.0/form.yaml');
    const label = 'confidence: { otherSource: Text of the A-4 in a library }\n';
    await writeFile(form, `${await readFile(form, 'utf8')}${label}`);
    expect(await listed()).toBe('1 form version, no errors.\nEverything was read in a source.\n');
  });
});
