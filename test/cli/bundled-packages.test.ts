/** The command runs its bundle as long as the bundle was made from the built code. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const source = fileURLToPath(
  new URL('../../packages/cli/bin/bundled-packages.js', import.meta.url),
);
const built = 'model/dist/.tsbuildinfo';

let folder: string;
let bundled: { digestOf(name: string): string; isBundleCurrent(): boolean };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formpress-bundled-'));
  mkdirSync(join(folder, 'cli/bin'), { recursive: true });
  const module = join(folder, 'cli/bin/bundled-packages.js');
  copyFileSync(source, module);
  bundled = createRequire(import.meta.url)(module) as typeof bundled;
  write(built, 'what was built', 1);
  write('cli/bundle/main.cjs', '', 2);
  write('cli/bundle/packages.json', JSON.stringify({ model: bundled.digestOf('model') }), 2);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string, time: number): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, time, time);
}

it('runs a bundle that was made after the code was built', () => {
  expect(bundled.isBundleCurrent()).toBe(true);
});

it('runs it also when the same code was restored later', () => {
  write(built, 'what was built', 3);
  expect(bundled.isBundleCurrent()).toBe(true);
});

it('runs the built code when other code was built later', () => {
  write(built, 'something else', 3);
  expect(bundled.isBundleCurrent()).toBe(false);
});

it('runs the bundle of an installed command, where nothing is built', () => {
  rmSync(join(folder, built));
  write('cli/bundle/packages.json', '{}', 2);
  expect(bundled.isBundleCurrent()).toBe(true);
});

it('runs the built code where there is no bundle', () => {
  rmSync(join(folder, 'cli/bundle'), { recursive: true });
  expect(bundled.isBundleCurrent()).toBe(false);
});
