import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Incremented when the format of stored results changes.
const format = 2;

// The running code: src in tests, dist when built.
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
 * A digest of this compiler's own code, schemas and libraries. Results of any other compiler are not
 * reused, even if it differs in a single line.
 */
export function toolDigest(): string {
  known ??= digestOfAll();
  return known;
}

/** Sets the digest of the tool, for a run that already knows it and knows that the tool has not changed. */
export function setToolDigest(digest: string): void {
  known ??= digest;
}

/** The files and folders of this tool: its code, its schemas, its libraries. */
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

/** The code in a folder. The list of outputs that a build leaves there stands for all of them. */
function codeIn(folder: string): string[] {
  const list = join(folder, '.tsbuildinfo');
  if (existsSync(list)) return [list];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:js|ts|json)$/.test(path) && !/\.(?:test|d)\.ts$/.test(path))
    .sort()
    .map((path) => join(folder, path));
}
