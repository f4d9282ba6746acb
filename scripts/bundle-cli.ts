import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const code = join(root, 'packages', 'cli', 'dist');
const folder = join(root, 'packages', 'cli', 'bundle');

/** Packages of which a command needs only parts, and the files that load only the parts that they import. */
const divided = [
  { ...definedIn('compiler'), isFor: (_path: string) => true },
  // The whole package also draws and reads PDFs, and takes a second to load.
  { ...definedIn('pdf'), isFor: (path: string) => path.startsWith(builtCode('compiler')) },
  // A batch starts many processes, and none of them serves HTTP.
  { ...definedIn('service'), isFor: (path: string) => path.startsWith(join(code, 'batch')) },
  { ...definedIn('registry'), isFor: (path: string) => path.startsWith(builtCode('service')) },
];

/** The libraries of a package that are not bundled but loaded from where they are installed, because some read files there. */
function dependenciesOf(name: string): string[] {
  const read = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(read) as { dependencies: Record<string, string> };
  return Object.keys(dependencies).filter((each) => !/^@formpress\/|^(?:yaml|fflate)$/.test(each));
}

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
  return text.replaceAll('import.meta.url', `new URL('${place}', bundleUrl).href`);
}

/** The automata library, which built code requires from where it is installed, comes with the bundle. */
function withAutomata(text: string, path: string): string {
  const isOwn = path === join(builtCode('patterns'), 'foundation', 'refa.js');
  return isOwn ? text.replace('const require = createRequire(import.meta.url);', '') : text;
}

/** Escapes characters beyond ASCII, which esbuild leaves in patterns: V8 reads one byte per character much faster. */
function inAscii(text: string): string {
  return text.replace(
    /[^\0-\x7f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const asBundled: Plugin = {
  name: 'as-bundled',
  setup(bundler) {
    bundler.onLoad({ filter: /\.[cm]?js$/ }, ({ path }) => {
      const text = inAscii(readFileSync(path, 'utf8'));
      const isOwn = /packages[\\/][a-z]+[\\/]dist[\\/].*\.js$/.test(path);
      return { contents: isOwn ? directly(inPlace(withAutomata(text, path), path), path) : text };
    });
  },
};

// The command loads much faster when it does not consist of hundreds of files. Modules of other commands are in
// the same file, and are not run. It is CommonJS, because V8 can load that with code that it compiled before.
rmSync(folder, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  bundle: true,
  metafile: true,
  minify: true,
  // For the stack of an internal error, with "node --enable-source-maps".
  sourcemap: 'linked',
  sourcesContent: false,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // Node cannot run import() in precompiled code, so libraries are required instead.
  supported: { 'dynamic-import': false },
  entryPoints: [join(code, 'main.js')],
  outfile: join(folder, 'main.cjs'),
  external: [...dependenciesOf('pdf'), ...dependenciesOf('registry'), ...dependenciesOf('service')],
  // Their other entry points load hundreds of small files.
  alias: { yaml: join(root, 'node_modules/yaml/browser/dist/index.js') },
  plugins: [asBundled],
  banner: {
    js: "(function (exports, require, module, __filename) { const bundleUrl = require('node:url').pathToFileURL(__filename).href;",
  },
  footer: { js: '})' },
});

const { digestOf, listFile } = createRequire(import.meta.url)(
  '../packages/cli/bin/bundled-packages.js',
) as { digestOf(name: string): string; listFile: string };
const own = Object.keys(metafile.inputs).flatMap(
  (path) => /^packages\/([a-z]+)\/dist\//.exec(path)?.[1] ?? [],
);
const digests = [...new Set(own)].sort().map((name) => [name, digestOf(name)]);
writeFileSync(listFile, `${JSON.stringify(Object.fromEntries(digests), undefined, 2)}\n`);
execFileSync(process.execPath, [join(root, 'scripts/keep-code.cjs')]);
