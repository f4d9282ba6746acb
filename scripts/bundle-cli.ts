import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const code = join(root, 'packages', 'cli', 'dist');
const folder = join(root, 'packages', 'cli', 'bundle');

/** Files look for others beside them, such as schemas: each goes on as if it stood where it was. */
const placesStay: Plugin = {
  name: 'places-stay',
  setup(bundler) {
    bundler.onLoad({ filter: /packages[\\/][a-z]+[\\/]dist[\\/].*\.js$/ }, ({ path }) => {
      const place = relative(folder, path).split(sep).join('/');
      const text = readFileSync(path, 'utf8');
      return {
        contents: text.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`),
      };
    });
  },
};

/** What is loaded only when it is needed stands in files of its own. */
const partsApart: Plugin = {
  name: 'parts-apart',
  setup(bundler) {
    bundler.onLoad({ filter: /answer-at-once\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      return {
        contents: text.replace(
          "import('./answer-again.js')",
          "require('../bin/load-kept.js').loadKept('again.cjs').exports",
        ),
      };
    });
    bundler.onResolve({ filter: /^\.\.?\/(?:bin\/load-kept|run-command)\.js$/ }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};

const usual: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  minifyWhitespace: true,
  minifySyntax: true,
  platform: 'node',
  target: 'node20',
  external: ['@formpress/pdf', '@formpress/registry', '@formpress/service', 'chokidar'],
  // Their other entries are hundreds of small files that all run at once when loaded.
  alias: { yaml: join(root, 'node_modules/yaml/browser/dist/index.js') },
  plugins: [placesStay],
};

// The command loads in a fraction of the time when it does not consist of hundreds of files. What
// few commands need stays outside.
rmSync(folder, { recursive: true, force: true });
await build({
  ...usual,
  entryPoints: [join(code, 'run-command.js')],
  outdir: folder,
  format: 'esm',
  banner: {
    js: "import { createRequire as _createRequire } from 'node:module';const require = _createRequire(import.meta.url);",
  },
});
// CommonJS is loaded sooner than a module.
const again = await build({
  ...usual,
  entryPoints: [join(code, 'unchanged/answer-again.js')],
  outfile: join(folder, 'again.cjs'),
  write: false,
  format: 'cjs',
  define: { 'import.meta.url': '_place' },
  banner: {
    js: "const _place = require('node:url').pathToFileURL(__filename).href, { bring: _bring } = require('../bin/load-kept.js');",
  },
});
for (const { path, text } of again.outputFiles) {
  writeFileSync(path, text.replace(/\bimport\((?=")/g, '_bring('));
}
// Written last: it stands for all of them.
await build({
  ...usual,
  entryPoints: [join(code, 'main.js')],
  outfile: join(folder, 'main.cjs'),
  format: 'cjs',
  plugins: [partsApart],
});
execFileSync(process.execPath, [join(root, 'scripts', 'keep-code.cjs')], { stdio: 'inherit' });
