import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * The arguments with which node runs the command: the built one, as users have it, which starts many times faster;
 * or the source, when it is newer.
 */
export const formpressCommand = isBuilt()
  ? [`${packages}/cli/bin/formpress.js`]
  : [
      '--conditions=@formpress/source',
      '--import',
      loader,
      fileURLToPath(new URL('./run-from-source.ts', import.meta.url)),
    ];

function isBuilt(): boolean {
  const built = statSync(`${packages}/cli/bundle/main.cjs`, { throwIfNoEntry: false });
  if (!built) return false;
  const sources = readdirSync(packages).map((name) => `${packages}/${name}/src`);
  return sources.every((folder) => newestIn(folder) < built.mtimeMs);
}

function newestIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'));
  return Math.max(
    ...files.map(({ parentPath, name }) => statSync(`${parentPath}/${name}`).mtimeMs),
  );
}
