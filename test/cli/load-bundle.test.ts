/** The built command is loaded with code that V8 compiled when it was built. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { formpressCommand } from '../foundation/formpress-command.ts';

const cli = fileURLToPath(new URL('../../packages/cli', import.meta.url));
const isBuilt = formpressCommand.length === 1;

type Loaded = { exports: { main: unknown }; script: Script };

function load(folder: string): Loaded {
  const { loadBundle } = createRequire(import.meta.url)(join(folder, 'bin/load-bundle.js')) as {
    loadBundle(): Loaded;
  };
  return loadBundle();
}

it.skipIf(!isBuilt)('accepts the code that was kept', () => {
  const { exports, script } = load(cli);
  expect([typeof exports.main, script.cachedDataRejected]).toEqual(['function', false]);
});

it.skipIf(!isBuilt)(
  'compiles the bundle again where the code is of another Node, or gone',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'formpress-bundle-'));
    for (const name of ['bin', 'bundle']) mkdirSync(join(folder, name));
    for (const name of ['bin/load-bundle.js', 'bundle/main.cjs'])
      copyFileSync(join(cli, name), join(folder, name));
    writeFileSync(join(folder, 'package.json'), '{}');
    const code = await readFile(join(cli, 'bundle/main.code'));
    writeFileSync(join(folder, 'bundle/main.code'), code.subarray(0, code.length / 2));
    const other = load(folder);
    await rm(join(folder, 'bundle/main.code'));
    const gone = load(folder);
    expect([typeof other.exports.main, other.script.cachedDataRejected]).toEqual([
      'function',
      true,
    ]);
    expect([typeof gone.exports.main, gone.script.cachedDataRejected]).toEqual([
      'function',
      undefined,
    ]);
    await rm(folder, { recursive: true });
  },
);
