import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Counts up when results are kept in another form.
const format = 2;

// The code that runs: src in tests, dist when it is built.
const running = basename(fileURLToPath(new URL('..', import.meta.url)));
const root = fileURLToPath(new URL('../../../..', import.meta.url));
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
];

let known: string | undefined;

/**
 * A digest of this compiler's own code, schemas and libraries: what another compiler kept is of no
 * use, be it only one line of code away.
 */
export function toolDigest(): string {
  known ??= digestOfAll();
  return known;
}

/** Tells the digest of the tool to a run that knows it, and knows that the tool is still the same. */
export function assumeTool(digest: string): void {
  known ??= digest;
}

/** Everything that this tool consists of: its code, its schemas, its libraries. */
export function toolPaths(): string[] {
  const folders = packages.map((name) => join(root, 'packages', name, running));
  const code = [...folders, join(root, 'schemas')].filter((folder) => existsSync(folder));
  const libraries = ['package-lock.json', 'sbom.cdx.json'].map((name) => join(root, name));
  return [...code.flatMap(codeIn), ...libraries.filter((file) => existsSync(file))];
}

function digestOfAll(): string {
  const hash = createHash('sha256').update(`${format} ${process.version}\n`);
  for (const file of toolPaths())
    hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** The list that the build leaves beside what it made stands for all of it. */
function codeIn(folder: string): string[] {
  const list = join(folder, '.tsbuildinfo');
  if (existsSync(list)) return [list];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:js|ts|json)$/.test(path) && !/\.(?:test|d)\.ts$/.test(path))
    .sort()
    .map((path) => join(folder, path));
}
