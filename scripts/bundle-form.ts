/** Bundles the form element with everything it needs into one file for pages: packages/form/bundle/formpress-form.js. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

await build({
  absWorkingDir: root,
  bundle: true,
  minify: true,
  legalComments: 'inline',
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  entryPoints: [join(root, 'packages/form/dist/element.js')],
  outfile: join(root, 'packages/form/bundle/formpress-form.js'),
});
