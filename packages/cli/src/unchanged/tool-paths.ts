import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pathsBelow } from './paths-below.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
// The code that runs: src in tests, dist when it is built.
const running = basename(fileURLToPath(new URL('..', import.meta.url)));
const packages = [
  'model',
  'contract',
  'formula',
  'pdf',
  'fill',
  'engine',
  'patterns',
  'comparison',
  'compiler',
  'cli',
];

/** Everything that this tool consists of: its code, its schemas, its libraries, Node. */
export function toolPaths(): string[] {
  const folders = packages.map((name) => join(root, 'packages', name, running));
  const code = [...folders, join(root, 'schemas')].filter((folder) => existsSync(folder));
  const libraries = ['package-lock.json', 'sbom.cdx.json'].map((name) => join(root, name));
  return [...code.flatMap(codeIn), ...libraries, process.execPath];
}

/** The list that the build leaves beside what it made stands for all of it. */
function codeIn(folder: string): string[] {
  const list = join(folder, '.tsbuildinfo');
  if (existsSync(list)) return [list];
  const isCode = (name: string) =>
    /\.(?:js|ts|json)$/.test(name) && !/\.(?:test|d)\.ts$/.test(name);
  return pathsBelow(folder, isCode) ?? [];
}
