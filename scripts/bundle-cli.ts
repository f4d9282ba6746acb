import { readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const code = join(root, 'packages', 'cli', 'dist');
const folder = join(root, 'packages', 'cli', 'bundle');

/** Packages of which a command needs little, and the files that get no more of them than they name. */
const divided = [
  { ...definedIn('compiler'), isFor: (_path: string) => true },
  // All of the package draws and reads PDFs, and takes a second to load.
  { ...definedIn('pdf'), isFor: (path: string) => path.startsWith(builtCode('compiler')) },
  // A batch starts many processes, and none of them serves HTTP.
  { ...definedIn('service'), isFor: (path: string) => path.startsWith(join(code, 'batch')) },
  { ...definedIn('registry'), isFor: (path: string) => path.startsWith(builtCode('service')) },
];

function builtCode(name: string): string {
  return join(root, 'packages', name, 'dist');
}

/** A package, and the file that defines each name that it exports. */
function definedIn(name: string): { name: string; index: string; files: Map<string, string> } {
  const index = join(builtCode(name), 'index.js');
  const exports = readFileSync(index, 'utf8').matchAll(/export \{ (.*) \} from '(.*)';/g);
  const files = [...exports].flatMap(([, names = '', file = '']) =>
    listed(names).map((each) => [each, join(builtCode(name), file)] as const),
  );
  return { name, index, files: new Map(files) };
}

/** Names in braces. The last may have a comma after it, where types were left out. */
function listed(names: string): string[] {
  return names.split(',').flatMap((name) => name.trim() || []);
}

/** Imports each name from the file that defines it, so that a command loads no more than it needs. */
function directly(text: string, path: string): string {
  let direct = text;
  for (const { name, index, files } of divided.filter(({ isFor }) => isFor(path))) {
    const imports = new RegExp(`import \\{ (.*) \\} from '@formpress/${name}';`, 'g');
    direct = direct.replace(imports, (_, names: string) =>
      listed(names)
        .map((each) => `import { ${each} } from '${files.get(each) ?? index}';`)
        .join(''),
    );
  }
  return direct;
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
      contents: directly(inPlace(readFileSync(path, 'utf8'), path), path),
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
