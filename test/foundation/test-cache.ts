import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cache, openCache, toolDigest } from '@formpress/compiler';

const folder = fileURLToPath(new URL('../../node_modules/.cache/formpress-tests', import.meta.url));

// The results of another compiler may still be in use by a test that runs at the same time.
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

/** The results of compiling, which all tests share. test/incremental checks that cached results equal new ones. */
export function testCache(): Cache {
  return openCache(join(testCacheFolder(), 'units'));
}
