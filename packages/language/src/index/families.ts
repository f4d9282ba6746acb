import { textsAt } from '../names/walk.ts';
import type { IndexedFile } from './indexed-file.ts';

/** How versions of forms depend on each other. A version is named by its folder, such as us/CA/CA101/2026.1.0. */
export type Families = {
  /** The version itself, its base, and the base of that. */
  chainOf(folder: string): string[];
  /** The group of versions that are based on one another, by the name of its first. */
  baseGroupOf(folder: string): string;
  /** The group of forms of which versions are based on one another, by the id of its first. */
  familyOf(folder: string): string;
  /** The folder of a form, such as us/CA/CA101, by its id. */
  folderOf(id: string): string | undefined;
  /** The folders of all versions of a form, the oldest first. */
  versionsOf(id: string): string[];
};

/** The folder of a version, such as us/CA/CA101/2026.1.0, in which a file is. */
export function versionFolderOf(file: string): string | undefined {
  return /^[a-z]+\/[A-Za-z]+\/[^/]+\/\d+\.\d+\.\d+(?=\/)/.exec(file)?.[0];
}

/** Works out the families from all form.yaml. */
export function familiesOf(files: Iterable<IndexedFile>): Families {
  const baseOf = new Map<string, string>();
  const folders: string[] = [];
  const folderOf = new Map<string, string>();
  for (const { file, kind, root } of files) {
    const folder = kind === 'form' ? versionFolderOf(file) : undefined;
    if (!folder) continue;
    folders.push(folder);
    folderOf.set(idOf(folder), folder.slice(0, folder.lastIndexOf('/')));
    const [basedOn] = textsAt(root, 'basedOn');
    if (basedOn) baseOf.set(folder, basedOn.value);
  }
  const base = (folder: string) => {
    const [id = '', version = ''] = baseOf.get(folder)?.split(' ') ?? [];
    const home = folderOf.get(id);
    return home && `${home}/${version}`;
  };
  const chainOf = (folder: string): string[] => {
    const chain = [folder];
    for (let next = base(folder); next && !chain.includes(next); next = base(next))
      chain.push(next);
    return chain;
  };
  const lines = grouped(folders.map(chainOf));
  const families = grouped(folders.map((folder) => [idOf(folder), ...chainOf(folder).map(idOf)]));
  return {
    chainOf,
    baseGroupOf: (folder) => lines.get(folder) ?? folder,
    familyOf: (folder) => families.get(idOf(folder)) ?? idOf(folder),
    folderOf: (id) => folderOf.get(id),
    versionsOf: (id) => folders.filter((folder) => idOf(folder) === id).sort(byVersion),
  };
}

/** The id of the form that a folder belongs to. */
function idOf(folder: string): string {
  return folder.split('/')[2] ?? folder;
}

function byVersion(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** Joins lists that share a member. The name of each group is its first member. */
function grouped(lists: string[][]): Map<string, string> {
  const groups = new Map<string, Set<string>>();
  for (const list of lists) {
    const all = new Set(list.flatMap((each) => [each, ...(groups.get(each) ?? [])]));
    for (const each of all) groups.set(each, all);
  }
  return new Map([...groups].map(([each, group]) => [each, [...group].sort()[0] ?? each]));
}
