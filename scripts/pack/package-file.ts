import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockedTree } from '../sbom/locked-modules.ts';

/** The fields of package.json that we read. */
export type PackageFile = {
  name: string;
  version: string;
  description: string;
  license: string;
  engines: Record<string, string>;
  dependencies?: Record<string, string>;
};

/** Reads package.json of a folder. */
export function readPackageFile(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
}

/** Writes package.json into a folder. */
export function writePackageFile(folder: string, file: object): void {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(file, null, 2)}\n`);
}

/**
 * The exact version of every library, including transitive ones: an installed package has no lock file,
 * and npm would take newer, untested versions. Nested modules cannot be named, and optional ones need
 * not be.
 */
export function pinnedDependencies({ modules }: LockedTree): Record<string, string> {
  const pinned: Record<string, string> = {};
  for (const { importedAs, name, version, isNested, isOptional } of modules.values()) {
    if (isNested || isOptional) continue;
    pinned[importedAs] = importedAs === name ? version : `npm:${name}@${version}`;
  }
  return pinned;
}
