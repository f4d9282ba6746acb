import type { LockEntry, LockFile } from './lock-file.ts';

/** A third-party package, at the version of the lock file. */
export type LockedModule = {
  /** The name under which it is imported. */
  importedAs: string;
  name: string;
  version: string;
  license: string;
  /** SHA-512 of its tarball, as hex digits. */
  sha512: string;
  /** Whether it is an optional dependency. */
  isOptional: boolean;
  /** Whether it is nested below another module that needs another version. */
  isNested: boolean;
  /** The folders of the modules that it imports. */
  needs: string[];
};

/** Own packages and all modules that they need, by folder. */
export type LockedTree = { own: Record<string, string[]>; modules: Map<string, LockedModule> };

const ownScope = '@formpress/';

/** The runtime dependencies of some of our packages, from the lock file. */
export function lockedTree(lock: LockFile, names: readonly string[]): LockedTree {
  const modules = new Map<string, LockedModule>();
  const own: LockedTree['own'] = {};
  for (const name of names) {
    const folder = `packages/${name}`;
    const libraries = Object.keys(entryAt(lock, folder).dependencies ?? {});
    own[name] = libraries
      .filter((library) => !library.startsWith(ownScope))
      .map((library) => folderOf(lock, folder, library));
  }
  const direct = Object.values(own).flat();
  const required = reached(lock, direct, requiredBy);
  const all = reached(lock, direct, (entry) => [...requiredBy(entry), ...optionalFor(entry)]);
  for (const folder of [...all].sort())
    modules.set(folder, moduleAt(lock, folder, { all, isOptional: !required.has(folder) }));
  return { own, modules };
}

function reached(
  lock: LockFile,
  from: readonly string[],
  neededBy: (entry: LockEntry) => string[],
): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    for (const name of neededBy(entryAt(lock, folder))) waiting.push(folderOf(lock, folder, name));
  }
  return found;
}

function requiredBy(entry: LockEntry): string[] {
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = entry;
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  );
  return [...Object.keys(dependencies), ...peers];
}

function optionalFor({ optionalDependencies = {} }: LockEntry): string[] {
  return Object.keys(optionalDependencies);
}

function moduleAt(
  lock: LockFile,
  folder: string,
  { all, isOptional }: { all: ReadonlySet<string>; isOptional: boolean },
): LockedModule {
  const entry = entryAt(lock, folder);
  const importedAs = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { version, license, integrity } = entry;
  if (!license) throw new Error(`${folder} names no licence.`);
  if (!integrity?.startsWith('sha512-')) throw new Error(`${folder} has no SHA-512 digest.`);
  const needs = [...requiredBy(entry), ...optionalFor(entry)];
  return {
    importedAs,
    name: entry.name ?? importedAs,
    version,
    license,
    sha512: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
    isOptional,
    isNested: folder !== `node_modules/${importedAs}`,
    needs: needs.map((name) => folderOf(lock, folder, name)).filter((each) => all.has(each)),
  };
}

/** The folder where Node finds a module that is imported from a folder: there, or in a parent. */
function folderOf(lock: LockFile, from: string, name: string): string {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock[candidate]) return candidate;
    if (folder === '') throw new Error(`package-lock.json has no ${name}, which ${from} needs.`);
  }
}

function entryAt(lock: LockFile, folder: string): LockEntry {
  const entry = lock[folder];
  if (!entry) throw new Error(`package-lock.json has no ${folder}.`);
  return entry;
}
