import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDefinitions, createReport } from '@formpress/compiler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withCopy } from '../foundation/compile-folder.ts';

const smallest = new URL('../smallest-form/', import.meta.url).pathname;
const version = 'us/AL/AL101/2026.1.0';

let outside = '';
beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'formpress-outside-'));
  for (const name of ['secret.png', 'blank.pdf', 'form.yaml']) {
    await writeFile(join(outside, name), 'secret');
  }
});
afterAll(() => rm(outside, { recursive: true }));

/** The errors in a copy of the smallest form after a change. */
function saidAfter(work: (copy: string) => Promise<void>): Promise<string[]> {
  return withCopy(smallest, async (copy) => {
    await work(copy);
    const report = createReport();
    await checkDefinitions(copy, report);
    return report.diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ code, at, message }) => `${at.file} ${code}: ${message}`);
  });
}

async function replace(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
}

it('finds no error in the form itself', async () => {
  expect(await saidAfter(async () => {})).toEqual([]);
});

it.each(['../../../../../../secret.png', '/etc/hostname', 'images/../../form.yaml', '..'])(
  'takes no picture from %s',
  async (path) => {
    const said = await saidAfter((copy) =>
      replace(
        join(copy, version, 'questions.yaml'),
        /^( +)(questions:)/m,
        `$1notes:\n$1  - image: ${path}\n$1$2`,
      ),
    );
    expect(said).toEqual([`${version}/questions.yaml wrong-value: "image" cannot be "${path}".`]);
  },
);

it.each(['../../../AL101 2026.1.0', '/tmp/AL101 2026.1.0', 'AL101 ../../2026.1.0'])(
  'takes no form from %s',
  async (base) => {
    const said = await saidAfter((copy) =>
      replace(join(copy, version, 'form.yaml'), /^/, `basedOn: ${base}\n`),
    );
    expect(said).toContainEqual(
      expect.stringMatching(`${version}/form.yaml wrong-value: .*basedOn`),
    );
  },
);

it.each([
  [`${version}/blank.pdf`, 'blank.pdf'],
  [`${version}/images`, ''],
  ['us/AZ', ''],
])('follows no link from %s to outside the folder', async (link, target) => {
  const said = await saidAfter((copy) => symlink(join(outside, target), join(copy, link)));
  expect(said).toContainEqual(`${link} bad-link: This link leads outside the definitions.`);
});
