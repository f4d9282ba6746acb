import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withCopy } from '../foundation/compile-folder.ts';
import { runFormpress as run } from '../foundation/run-formpress.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));
const text = 'Your allowance: all of it';

/** A copy of the smallest form with a text whose colon YAML misreads. */
async function withMistake(work: (copy: string, file: string) => Promise<void>): Promise<void> {
  await withCopy(smallestForm, async (copy) => {
    const file = join(copy, 'us/AL/AL101/2026.1.0/questions.yaml');
    const before = await readFile(file, 'utf8');
    await writeFile(file, before.replace('ask: Your allowance', `ask: ${text}`));
    await work(copy, file);
  });
}

it('shows what it would mend as a diff, and changes nothing', async () => {
  await withMistake(async (copy, file) => {
    const before = await readFile(file, 'utf8');
    const { code, out, error } = await run('check', copy, '--fix-dry-run');
    expect([code, error]).toEqual([0, '']);
    expect(out).toContain(`--- ${file}\n+++ ${file}\n`);
    const changed = out.split('\n').filter((line) => /^[-+] /.test(line));
    expect(changed).toEqual([`-      ask: ${text}`, `+      ask: '${text}'`]);
    expect(await readFile(file, 'utf8')).toBe(before);
  });
});

it('mends what needs no decision, says so, and leaves every other byte', async () => {
  await withMistake(async (copy, file) => {
    const before = await readFile(file, 'utf8');
    const { error } = await run('check', copy, '--fix');
    expect(error).toContain(
      `${file}: unquoted-colon: Put the text in quotes.\n1 finding fixed in 1 file.\n`,
    );
    expect(error).not.toContain('error  unquoted-colon');
    expect(await readFile(file, 'utf8')).toBe(before.replace(text, `'${text}'`));
  });
});

it('leaves to the analyst what needs a decision', async () => {
  await withCopy(smallestForm, async (copy) => {
    const file = join(copy, 'us/AL/AL101/2026.1.0/questions.yaml');
    const wrong = (await readFile(file, 'utf8')).replace('answer: yesNo', 'answer: yesNoo');
    await writeFile(file, wrong);
    const { code, out } = await run('check', copy, '--fix', '--json');
    expect(code).toBe(1);
    const [first] = JSON.parse(out) as { fixes?: object[] }[];
    expect(first?.fixes).toMatchObject([
      { title: 'Write "yesNo"', isSafe: false, edits: [{ text: 'yesNo' }] },
    ]);
    expect(await readFile(file, 'utf8')).toBe(wrong);
  });
});
