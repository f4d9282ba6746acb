import type { FormFacts } from '../phases/5-check/foundation/form-facts.ts';

/** Folders of forms, such as us/OH/OH103, that are based on one another or have the same id. */
export type Family = ReadonlySet<string>;

/** Sorts forms into families: what is written in one of them cannot show in another. */
export function familiesOf(forms: readonly Pick<FormFacts, 'folder' | 'folders'>[]): Family[] {
  const families = new Map<string, Set<string>>();
  for (const { folder, folders } of forms) {
    const names = [folder, ...folders].flatMap((each) => [formFolderOf(each), idOf(each)]);
    const joined = new Set(names.flatMap((name) => [name, ...(families.get(name) ?? [])]));
    for (const name of joined) families.set(name, joined);
  }
  return [...new Set(families.values())].map(
    (names) => new Set([...names].filter((name) => name.includes('/')).sort()),
  );
}

/** Whether a file or folder belongs to a family. */
export function isIn(family: Family, path: string): boolean {
  return family.has(formFolderOf(path));
}

function formFolderOf(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}

function idOf(folder: string): string {
  return folder.split('/')[2] ?? '';
}
