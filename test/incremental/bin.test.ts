import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { definitions } from '../foundation/compile-folder.ts';

const bin = fileURLToPath(new URL('../../packages/cli/bin/formpress.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'formpress-bin-'));
afterAll(() => rmSync(folder, { recursive: true }));

for (const part of ['shared', 'us/AL', 'us/LA', 'us/WV'])
  cpSync(join(definitions, part), join(folder, 'definitions', part), { recursive: true });

function formpress(...words: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [bin, ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout };
}

function filesIn(release: string): Map<string, string> {
  const place = join(folder, release);
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  return new Map(paths.map((path) => [path.slice(place.length), readFileSync(path, 'latin1')]));
}

it('runs as installed: cold, unchanged, and after a change of one form', () => {
  const first = formpress('build');
  const accepted = [...filesIn('definitions').values()].join('').match(/^ *# accept /gm)?.length;
  const found = `0 errors, 0 warnings, ${accepted} warnings accepted.\n`;
  expect(first).toEqual({ status: 0, stdout: `${found}${filesIn('dist').size} files in dist.\n` });
  expect(formpress('build')).toEqual(first);

  const questions = join(folder, 'definitions/us/AL/AL101/2025.4.0/questions.yaml');
  writeFileSync(questions, `${readFileSync(questions, 'utf8')}# A remark.\n`);
  expect(formpress('build')).toEqual(first);
  expect(formpress('build', '--no-cache', '--out', 'anew').status).toBe(0);
  expect(filesIn('dist')).toEqual(filesIn('anew'));
  expect(formpress('build', '--nonsense').status).toBe(2);
}, 300_000);

it('also runs unbundled, with its error output going to a pipe', () => {
  const main = new URL('../../packages/cli/dist/main.js', import.meta.url).href;
  const code = `const { main } = await import('${main}'); process.exitCode = await main(['explain', 'bad-link']);`;
  const words = ['--input-type=module', '--eval', code];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('exits with 1 on errors even when nobody reads the findings', async () => {
  const child = spawn(process.execPath, [bin, 'check', 'nowhere'], { cwd: folder });
  child.stdout.destroy();
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
});
