/** The extension as installed from the .vsix, with its language client and the server, in a stand-in for Visual Studio Code. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { extensionHost } from './extension-host.ts';

type Extension = { activate(context: object): Promise<void>; deactivate(): Promise<void> };
declare global {
  var hostOfTheExtension: object | undefined;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const questions = 'us/NV/NV901/2026.1.0/questions.yaml';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-extension-'));
  cpSync(kitchenSink, join(folder, 'definitions'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Unpacks the extension to where it finds the host. */
function installed(): Extension {
  const build = ['--import', 'tsx', 'scripts/build-vsix.ts'];
  const says = execFileSync(process.execPath, build, { cwd: root, encoding: 'utf8' });
  const files = unzipSync(readFileSync(says.trim()));
  const home = join(folder, 'extension');
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  mkdirSync(join(home, 'node_modules/vscode'), { recursive: true });
  writeFileSync(
    join(home, 'node_modules/vscode/index.js'),
    'module.exports = globalThis.hostOfTheExtension;',
  );
  const { main, contributes } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  expect(contributes.commands.length).toBeGreaterThan(5);
  return createRequire(join(home, 'package.json'))(main) as Extension;
}

it('starts the server, shows its findings and adds its commands', async () => {
  const command = [process.execPath, join(root, 'packages/cli/bin/formpress.js')];
  const host = extensionHost(folder, { command });
  globalThis.hostOfTheExtension = host.api;
  const extension = installed();
  await extension.activate({ subscriptions: [] });
  const file = join(folder, 'definitions', questions);
  host.open(file, readFileSync(file, 'utf8').replace('answer: count', 'answer: cuont'));
  expect(await host.findingsOf(file)).toEqual([
    expect.stringContaining('There is no kind of answer "cuont". Did you mean "count"?'),
  ]);
  expect([...host.commands.keys()].sort()).toEqual([
    'formpress.compare',
    'formpress.lock',
    'formpress.paths',
    'formpress.proof',
    'formpress.restart',
    'formpress.showSet',
  ]);
  expect(host.told).toEqual([]);
  await extension.deactivate();
}, 120_000);
