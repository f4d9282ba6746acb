/**
 * Writes the tarballs that users install, from the output of tsc:
 *   npm run pack                       into tarballs/
 *   npm run pack -- --out folder       somewhere else
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stageClient } from './stage-client.ts';
import { stageCommand } from './stage-command.ts';
import { stageForm } from './stage-form.ts';
import { writeTarball } from './write-tarball.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: { out: { type: 'string', default: join(root, 'tarballs') } },
});
const target = resolve(values.out);
const folder = mkdtempSync(join(tmpdir(), 'formpress-pack-'));
try {
  mkdirSync(target, { recursive: true });
  for (const stage of [stageCommand, stageClient, stageForm]) {
    const staged = join(folder, stage.name);
    stage(root, staged);
    process.stdout.write(`${writeTarball(staged, target)}\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
