import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Cache } from '../cache/cache.ts';
import { findData, keepData } from '../cache/kept-data.ts';
import type { EarlierRelease, ReleaseKeys } from './emit-since.ts';
import { areUnchanged, type Stamps, stampsOf } from './stamps.ts';

const manifestName = 'release.json';

/** A release that an earlier build wrote to a folder and that is unchanged since. */
export type KeptRelease = {
  /** The key of the definitions it was built from, as returned by checking. */
  key: string;
  fileCount: number;
  /** What it was emitted from, and its manifest. */
  earlier: EarlierRelease;
  /** Whether it is the release in a folder. */
  isIn(folder: string): boolean;
};

type Kept = { key: string; fileCount: number; keys: ReleaseKeys; stamps: Stamps };

/** The release in a folder, if a build with this cache wrote it and it is unchanged. */
export function findRelease(cache: Cache, target: string): KeptRelease | undefined {
  const kept = findData<Kept>(cache, keyOf(target));
  if (!kept || !areUnchanged(kept.stamps)) return undefined;
  const { key, fileCount, keys } = kept;
  const manifestIn = (folder: string) => readFileSync(join(folder, manifestName), 'utf8');
  const text = manifestIn(target);
  return {
    ...{ key, fileCount },
    earlier: { keys, manifest: text, fileCount },
    isIn: (folder) => manifestIn(folder) === text,
  };
}

/** Remembers what a release was built from, once it is in place. */
export function keepRelease(cache: Cache, target: string, built: Omit<Kept, 'stamps'>): void {
  const { key, fileCount, keys } = built;
  const stamps = stampsOf(partsOf(target), 0); // written just now, and by us
  keepData(cache, keyOf(target), { key, fileCount, keys, stamps } satisfies Kept);
}

/**
 * The manifest and the folders of the forms. Only a build changes the folder of a version, and loading a
 * release checks every file against the manifest.
 */
function partsOf(target: string): string[] {
  const [root, forms] = [resolve(target), join(resolve(target), 'bundles')];
  const ids = existsSync(forms) ? readdirSync(forms).map((id) => `${join(forms, id)}/`) : [];
  return [`${root}/`, join(root, manifestName), `${forms}/`, ...ids];
}

function keyOf(target: string): string {
  return createHash('sha256')
    .update(`release 1\n${resolve(target)}`)
    .digest('hex');
}
