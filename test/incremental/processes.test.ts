import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCli } from './start-cli.ts';

const smallest = fileURLToPath(new URL('../smallest-form/', import.meta.url));
const file = 'definitions/us/AL/AL101/2026.1.0/questions.yaml';

let all = '';
let folder = '';
beforeAll(async () => {
  all = await mkdtemp(join(tmpdir(), 'formpress-processes-'));
});
afterAll(() => rm(all, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(all, 'run-'));
  await cp(smallest, join(folder, 'definitions'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function build(...words: string[]): Promise<string> {
  const running = startCli(folder, ['build', ...words]);
  expect([await running.ended(), running.printed()]).toEqual([0, running.printed()]);
  return running.printed();
}

/** Every file of a release with its digest. */
async function releaseIn(name: string): Promise<Record<string, string>> {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
  const found: Record<string, string> = {};
  for (const { parentPath, name: last } of entries.filter((entry) => entry.isFile())) {
    const path = join(parentPath, last);
    const digest = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    found[path.slice(join(folder, name).length)] = digest;
  }
  return found;
}

async function edit(change: (text: string) => string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  await writeFile(join(folder, file), change(text));
}

it('allows two concurrent builds into one folder', async () => {
  const runs = [1, 2, 3].map(() => startCli(folder, ['build']));
  for (const running of runs) {
    expect([await running.ended(), running.printed()]).toEqual([0, running.printed()]);
  }
  await build('--no-cache', '--out', 'cold');
  expect(await releaseIn('dist')).toEqual(await releaseIn('cold'));
  expect((await readdir(folder)).sort()).toEqual(['.formpress', 'cold', 'definitions', 'dist']);
}, 300_000);

it('is not harmed by builds that are killed at any moment', async () => {
  await build();
  for (let round = 0; round < (process.env.ALL ? 20 : 4); round += 1) {
    await edit((text) => text.replace(/\n$/, `\n# ${round}\n`));
    const running = startCli(folder, ['build']);
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 3000));
    running.child.kill('SIGKILL');
    await running.ended();
  }
  await build();
  await build('--no-cache', '--out', 'cold');
  expect(await releaseIn('dist')).toEqual(await releaseIn('cold'));
}, 600_000);

it('reports quickly that nothing has changed, and notices when something has', async () => {
  const first = await build();
  const written = await readdir(join(folder, '.formpress/cache'), { recursive: true });
  expect(await build()).toBe(first);
  expect(await readdir(join(folder, '.formpress/cache'), { recursive: true })).toEqual(written);

  await rm(join(folder, 'dist/bundles'), { recursive: true });
  expect(await build()).toBe(first);
  await build('--no-cache', '--out', 'cold');
  expect(await releaseIn('dist')).toEqual(await releaseIn('cold'));

  await edit((text) => text.replace('next:', 'nxt:'));
  const running = startCli(folder, ['build']);
  expect(await running.ended()).toBe(1);
  expect(running.printed()).toContain('Did you mean "next"?');
}, 300_000);

it('checks again after every change while watching, whatever is written', async () => {
  const running = startCli(folder, ['check', '--watch']);
  await running.until(/Watching definitions/);
  expect(running.printed()).toContain('no errors');
  const good = await readFile(join(folder, file), 'utf8');

  await edit((text) => text.replace('next:', 'nxt:'));
  await running.until(/Did you mean "next"\?/);
  await running.until(/Watching definitions/, 2);

  await writeFile(join(folder, file), 'QS1: {\n');
  await running.until(/Watching definitions/, 3);
  await rm(join(folder, file));
  await running.until(/There is no questions\.yaml in this folder/);
  await running.until(/Watching definitions/, 4);

  await writeFile(join(folder, file), good);
  await running.until(/no errors/, 2);
  await running.until(/Watching definitions/, 5);
  running.child.kill('SIGINT');
  expect([await running.ended(), running.printed()]).toEqual([0, running.printed()]);
}, 300_000);
