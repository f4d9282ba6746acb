import { existsSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Puts the old release back when a build was killed after it had set it aside and before the new
 * one was in place.
 */
export async function restoreRelease(target: string): Promise<void> {
  const whole = resolve(target);
  const folder = dirname(whole);
  if (existsSync(whole) || !existsSync(folder)) return;
  const shape = /^\.[0-9a-f-]{36}\.old$/;
  const names = await readdir(folder);
  const old = names.find(
    (name) => name.startsWith(basename(whole)) && shape.test(name.slice(basename(whole).length)),
  );
  if (old) await rename(join(folder, old), whole);
}
