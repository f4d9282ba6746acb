import { readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'packages', 'cli', 'bundle');

/** Files look for others beside them, such as schemas: each goes on as if it stood where it was. */
const placesStay: Plugin = {
  name: 'places-stay',
  setup(bundler) {
    bundler.onLoad({ filter: /packages[\\/][a-z]+[\\/]dist[\\/].*\.js$/ }, ({ path }) => {
      const place = relative(folder, path).split(sep).join('/');
      const code = readFileSync(path, 'utf8');
      return {
        contents: code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`),
      };
    });
  },
};

// The command loads in a fraction of the time when it does not consist of hundreds of files. What
// few commands need stays outside.
rmSync(folder, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: ['packages/cli/dist/main.js'],
  outdir: folder,
  bundle: true,
  splitting: true,
  minifyWhitespace: true,
  minifySyntax: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['@formpress/pdf', '@formpress/service', 'chokidar'],
  // Entries of which no more is loaded than what is used: of one library its parser is.
  alias: {
    yaml: join(root, 'node_modules/yaml/browser/dist/index.js'),
    handlebars: join(root, 'node_modules/handlebars/dist/cjs/handlebars/compiler/base.js'),
  },
  plugins: [placesStay],
  banner: {
    js: "import { createRequire as _createRequire } from 'node:module';const require = _createRequire(import.meta.url);",
  },
});
