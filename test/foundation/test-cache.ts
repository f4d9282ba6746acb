import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cache, openCache, toolDigest } from '@formpress/compiler';

const folder = fileURLToPath(new URL('../../node_modules/.cache/formpress-tests', import.meta.url));

// What another compiler left may still be used by a test that runs beside this one.
const dayOld = 24 * 60 * 60 * 1000;

/** Where tests of the same compiler share results. Another compiler finds none of them. */
export function testCacheFolder(): string {
  const current = toolDigest();
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name !== current && Date.now() - statSync(path).mtimeMs > dayOld)
      rmSync(path, { recursive: true, force: true });
  }
  return join(folder, current);
}

/** Results of compiling that all tests share. That a cached answer is the same as a new one is held by test/incremental. */
export function testCache(): Cache {
  return openCache(join(testCacheFolder(), 'units'));
}
