import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const studio = fileURLToPath(new URL('../packages/studio', import.meta.url));
const folder = join(studio, 'bundle');

// The page is one script and one style sheet, so that running the studio needs no build and no network.
rmSync(folder, { recursive: true, force: true });
await build({
  absWorkingDir: studio,
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  format: 'esm',
  conditions: ['@formpress/source'],
  entryPoints: { studio: 'src/page/main.ts' },
  outdir: folder,
  legalComments: 'none',
});
await build({
  absWorkingDir: studio,
  minify: true,
  entryPoints: { studio: 'src/page/studio.css' },
  outdir: folder,
});
