import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of package-lock.json. */
export type LockEntry = {
  /** Present only when it is installed under another name. */
  name?: string;
  version: string;
  license?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** The packages of a lock file, by the folder in which each is installed. */
export type LockFile = Record<string, LockEntry>;

/** Reads package-lock.json of a workspace. */
export function readLockFile(root: string): LockFile {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: LockFile }).packages;
}
