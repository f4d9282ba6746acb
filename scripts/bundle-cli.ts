import { readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const code = join(root, 'packages', 'cli', 'dist');
const folder = join(root, 'packages', 'cli', 'bundle');
const compiler = join(root, 'packages', 'compiler', 'dist');

/** In which file each name is made that the compiler exports. */
const exported = new Map(
  [
    ...readFileSync(join(compiler, 'index.js'), 'utf8').matchAll(/export \{ (.*) \} from '(.*)';/g),
  ].flatMap(([, names = '', file = '']) => names.split(', ').map((name) => [name, file] as const)),
);

/** Imports each name from the file that makes it, so that a command loads no more than it needs. */
function directly(text: string): string {
  return text.replace(/import \{ (.*) \} from '@formpress\/compiler';/g, (_, names: string) =>
    names
      .split(', ')
      .map((name) => `import { ${name} } from '${join(compiler, exported.get(name) ?? '')}';`)
      .join(''),
  );
}

/** Files look for others beside them, such as schemas: each goes on as if it stood where it was. */
function inPlace(text: string, path: string): string {
  const place = relative(folder, path).split(sep).join('/');
  return text.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`);
}

const ownFiles: Plugin = {
  name: 'own-files',
  setup(bundler) {
    bundler.onLoad({ filter: /packages[\\/][a-z]+[\\/]dist[\\/].*\.js$/ }, ({ path }) => ({
      contents: directly(inPlace(readFileSync(path, 'utf8'), path)),
    }));
  },
};

// The command loads in a fraction of the time when it does not consist of hundreds of files. Each
// command, and what few commands need, stays apart until it is called for.
rmSync(folder, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  minifyWhitespace: true,
  minifySyntax: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  entryPoints: [join(code, 'main.js')],
  outdir: folder,
  external: ['@formpress/pdf', '@formpress/registry', '@formpress/service', 'chokidar'],
  // Their other entries are hundreds of small files that all run at once when loaded.
  alias: { yaml: join(root, 'node_modules/yaml/browser/dist/index.js') },
  plugins: [ownFiles],
  banner: {
    js: "import { createRequire as _createRequire } from 'node:module';const require = _createRequire(import.meta.url);",
  },
});
