import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How other folders can install this Formpress: its version, and the tarball it came from. */
export type OwnSource = { version: string; tarball?: string };

type PackageFile = {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Where this Formpress came from, according to the package.json of the folder in which it is installed. */
export function ownSource(): OwnSource {
  const { version } = readPackageFile(root);
  const project = resolve(root, '../..');
  if (!existsSync(join(project, 'package.json'))) return { version };
  const { dependencies, devDependencies } = readPackageFile(project);
  const { formpress: wanted = '' } = { ...devDependencies, ...dependencies };
  const [, path] = /^file:(.+[.]tgz)$/.exec(wanted) ?? [];
  const tarball = path === undefined ? undefined : resolve(project, path);
  return tarball !== undefined && existsSync(tarball) ? { version, tarball } : { version };
}

function readPackageFile(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
}
