import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '@formpress/model';
import { bin } from '../bench/http/bench-release.ts';

const run = promisify(execFile);

/** Two releases without a difference that callers see, installed alternately into one root. */
export type ReleaseSwaps = { root: string; swap(): Promise<void> };

/** Copies a release, changes the copy invisibly to callers, and makes the first one current. */
export async function prepareSwaps(folder: string, release: string): Promise<ReleaseSwaps> {
  const other = join(folder, 'other');
  cpSync(release, other, { recursive: true });
  describeMore(other);
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

/** Installs a release in a low-priority process: it fills every form, and the load must not wait. */
async function install(release: string, root: string): Promise<void> {
  const installing = run(process.execPath, [bin, 'install', release, root]);
  const { pid } = installing.child;
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  await installing;
}

/** Changes the bytes but not the meaning of every form version, so that the service must prepare each again. */
function describeMore(release: string): void {
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
