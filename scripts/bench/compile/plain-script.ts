import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const folder = fileURLToPath(new URL('../../../node_modules/.cache/formpress', import.meta.url));

/** The script as plain JavaScript, so that compiling TypeScript is not measured. */
export function plainScript(script: string): string {
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, basename(script).replace(/ts$/, 'mjs'));
  buildSync({
    entryPoints: [script],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  return outfile;
}
