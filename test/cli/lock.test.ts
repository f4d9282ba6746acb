import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withCopy } from '../foundation/compile-folder.ts';
import { runFormpress } from '../foundation/run-formpress.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));
const version = 'us/AL/AL101/2026.1.0';
const ofForm = [`${version}/paths.lock.json`, `${version}/blank.lock.json`];
const textsOfForm = 'us/AL/AL101/texts.lock.json';

async function change(file: string, was: string, is: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(was);
  await writeFile(file, text.replaceAll(was, is));
}

/** What the command prints, with files from the top of the definitions. */
async function run(copy: string, ...words: string[]) {
  const { code, out, error } = await runFormpress(...words);
  return { code, out: out.replaceAll(`${copy}/`, ''), error };
}

/** Adds a correct case that is not in the lock. */
async function addCase(copy: string): Promise<void> {
  const file = join(copy, version, 'cases/both-paths.yaml');
  const text = await readFile(file, 'utf8');
  const [, first = ''] = text.split(/^(?=- )/m);
  await writeFile(file, text + first.replace(/about: .*/, 'about: Exempt, once more.'));
}

function written(...paths: string[]): string {
  return paths.map((path) => `${path}\n`).join('');
}

it('locks a form once, and the same way in any folder', async () => {
  await withCopy(smallestForm, async (copy) => {
    const all = written(
      ...['shared/texts.lock.json', 'us/AL/locality.lock.txt', 'us/AL/texts.lock.json'],
      ...[...ofForm, textsOfForm],
    );
    const first = { code: 0, out: `${all}6 files written.\n`, error: '' };
    expect(await run(copy, 'lock', copy)).toEqual(first);
    const lock = await readFile(join(copy, version, 'paths.lock.json'), 'utf8');
    const again = { code: 0, out: 'Every lock is up to date.\n', error: '' };
    expect(await run(copy, 'lock', copy)).toEqual(again);
    expect(await run(copy, 'lock', copy, '--no-cache')).toEqual(again);
    expect(await run(copy, 'check', copy)).toMatchObject({ code: 0, error: '' });
    await withCopy(smallestForm, async (other) => {
      await run(other, 'lock', other);
      expect(await readFile(join(other, version, 'paths.lock.json'), 'utf8')).toBe(lock);
    });
  });
});

it('locks nothing while something is wrong', async () => {
  await withCopy(smallestForm, async (copy) => {
    await change(join(copy, version, 'cases/both-paths.yaml'), 'allowance: 2000', 'allowance: 1');
    for (const only of [[], ['--form', 'AL101']]) {
      const { code, out, error } = await run(copy, 'lock', copy, ...only);
      expect([code, error]).toEqual([1, 'Nothing was locked: fix what is wrong first.\n']);
      expect(out).toContain('failed-case');
    }
    for (const path of ofForm) await expect(readFile(join(copy, path))).rejects.toThrow('ENOENT');
  });
});

it('writes a lock again that differs only in what no message is about', async () => {
  await withCopy(smallestForm, async (copy) => {
    await run(copy, 'lock', copy);
    await addCase(copy);
    expect(await run(copy, 'check', copy)).toMatchObject({ code: 0 });
    const out = `${written(`${version}/paths.lock.json`)}1 file written.\n`;
    expect(await run(copy, 'lock', copy)).toEqual({ code: 0, out, error: '' });
    expect(await run(copy, 'lock', copy)).toMatchObject({ out: 'Every lock is up to date.\n' });
  });
});

it('locks one form alone', async () => {
  await withCopy(smallestForm, async (copy) => {
    await run(copy, 'lock', copy);
    await addCase(copy);
    const place = join(copy, 'us/AL/locality.yaml');
    await change(place, 'livesHere or worksHere', 'worksHere');
    const { code, out, error } = await run(copy, 'lock', copy, '--form', 'AL101');
    expect({ code, out, error }).toEqual({
      code: 0,
      out: `${written(`${version}/paths.lock.json`)}1 file written.\n`,
      error: '',
    });
    expect((await run(copy, 'check', copy)).out).toContain('changed-place');
  });
});

it('says which form there is none of, and which was meant', async () => {
  await withCopy(smallestForm, async (copy) => {
    for (const command of ['lock', 'check'])
      expect(await run(copy, command, copy, '--form', 'AL10')).toEqual({
        code: 1,
        out: '',
        error: 'There is no form "AL10". Did you mean "AL101"?\n',
      });
    const nowhere = join(copy, 'nowhere');
    expect(await run(copy, 'lock', nowhere, '--form', 'AL101')).toEqual({
      code: 1,
      out: '',
      error: 'There are no forms here. Name the folder that contains shared, us and ca.\n',
    });
  });
});

it('neither checks nor locks a form as right whose place is broken', async () => {
  await withCopy(smallestForm, async (copy) => {
    await change(join(copy, 'us/AL/locality.yaml'), 'name: Alabama', 'name: [Alabama');
    for (const command of ['lock', 'check']) {
      const { code, out } = await run(copy, command, copy, '--form', 'AL101');
      expect([code, out.split('\n')[0]]).toEqual([
        1,
        'us/AL/locality.yaml:2:7  error  unmatched-bracket',
      ]);
    }
  });
});
