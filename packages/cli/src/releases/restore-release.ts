import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { finishPatch } from './patch-release.ts';

/**
 * Restores the release if a build was killed after moving it aside and before a release was in place again.
 * An unfinished patch is completed. If a release is in place, what a killed build left of the previous one is
 * removed: it may be incomplete, and must never be restored.
 */
export async function restoreRelease(target: string): Promise<void> {
  const whole = resolve(target);
  const folder = dirname(whole);
  if (!existsSync(folder)) return;
  const shape = /^\.[0-9a-f-]{36}\.old$/;
  const names = (await readdir(folder)).filter(
    (each) => each.startsWith(basename(whole)) && shape.test(each.slice(basename(whole).length)),
  );
  if (existsSync(whole)) {
    for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
    return;
  }
  const [name] = names;
  if (!name) return;
  const old = join(folder, name);
  const patch = old.replace(/\.old$/, '.patch');
  if (existsSync(patch)) finishPatch(patch, old);
  await rename(old, whole);
  await rm(patch, { recursive: true, force: true });
}
