import { readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const code = join(root, 'packages', 'cli', 'dist');
const folder = join(root, 'packages', 'cli', 'bundle');
const compiler = join(root, 'packages', 'compiler', 'dist');

/** The file that defines each name exported by the compiler. */
const exported = new Map(
  [
    ...readFileSync(join(compiler, 'index.js'), 'utf8').matchAll(/export \{ (.*) \} from '(.*)';/g),
  ].flatMap(([, names = '', file = '']) => names.split(', ').map((name) => [name, file] as const)),
);

/** Imports each name from the file that defines it, so that a command loads no more than it needs. */
function directly(text: string): string {
  return text.replace(/import \{ (.*) \} from '@formpress\/compiler';/g, (_, names: string) =>
    names
      .split(', ')
      .map((name) => `import { ${name} } from '${join(compiler, exported.get(name) ?? '')}';`)
      .join(''),
  );
}

/** Keeps the original location of each file, because some read other files next to them, such as schemas. */
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

// The command loads much faster when it does not consist of hundreds of files. Each command, and what
// few commands need, stays in its own file until it is needed.
rmSync(folder, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  minify: true,
  // For the stack of an internal error, with "node --enable-source-maps".
  sourcemap: 'linked',
  sourcesContent: false,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  entryPoints: [join(code, 'main.js')],
  outdir: folder,
  external: ['@formpress/pdf', '@formpress/registry', '@formpress/service', 'chokidar'],
  // Their other entry points load hundreds of small files.
  alias: { yaml: join(root, 'node_modules/yaml/browser/dist/index.js') },
  plugins: [ownFiles],
  banner: {
    js: "import { createRequire as _createRequire } from 'node:module';const require = _createRequire(import.meta.url);",
  },
});
