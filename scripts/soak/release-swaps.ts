import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '@formpress/model';
import { bin } from '../bench/http/bench-release.ts';

const run = promisify(execFile);

/** Two releases that differ in nothing a caller asks for, installed by turns into one root. */
export type ReleaseSwaps = { root: string; swap(): Promise<void> };

/** Copies a release, changes the copy where no caller sees it, and makes the first current. */
export async function prepareSwaps(folder: string, release: string): Promise<ReleaseSwaps> {
  const other = join(folder, 'other');
  cpSync(release, other, { recursive: true });
  sayMore(other);
  const root = join(folder, 'root');
  mkdirSync(root);
  const turns = [other, release];
  await install(release, root);
  return {
    root,
    async swap() {
      const [next = release] = turns;
      turns.reverse();
      await install(next, root);
    },
  };
}

/** In a process of its own that yields to others: it fills every form, and load must not wait. */
async function install(release: string, root: string): Promise<void> {
  const installing = run(process.execPath, [bin, 'install', release, root]);
  const { pid } = installing.child;
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  await installing;
}

/** Says the same in other bytes, of every form version: the service has to prepare each one anew. */
function sayMore(release: string): void {
  const manifest = JSON.parse(readFileSync(join(release, 'release.json'), 'utf8')) as Release;
  const paths = Object.keys(manifest.files).filter((path) => path.endsWith('/self-test.json'));
  for (const path of paths) {
    const bytes = Buffer.from(`${readFileSync(join(release, path), 'utf8')}\n`);
    writeFileSync(join(release, path), bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    manifest.files[path] = { sha256, size: bytes.length };
  }
  writeFileSync(join(release, 'release.json'), JSON.stringify(manifest));
}
