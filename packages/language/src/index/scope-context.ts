import { everyText } from '../names/walk.ts';
import { type Families, versionFolderOf } from './families.ts';
import type { IndexedFile } from './indexed-file.ts';
import type { ScopeContext } from './scope-of.ts';

/** What the files say about which declarations a name can mean. */
export function scopeContext(
  files: ReadonlyMap<string, IndexedFile>,
  families: Families,
): ScopeContext {
  const kinds = new Map<string, Set<string>>();
  for (const { file, kind, names } of files.values())
    if (kind === 'answers')
      kinds.set(file.slice(0, file.lastIndexOf('/')), new Set(names.map(({ name }) => name)));
  let owners: Map<string, Set<string>> | undefined;
  return {
    families,
    declaresKind: (place, kind) => kinds.get(place)?.has(kind) ?? false,
    familiesWith(text) {
      owners ??= familiesByText(files, families);
      return [...(owners.get(text) ?? [])];
    },
  };
}

/** The families whose files contain each text with a placeholder. */
function familiesByText(
  files: ReadonlyMap<string, IndexedFile>,
  families: Families,
): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const { file, root } of files.values()) {
    const folder = versionFolderOf(file);
    for (const { value } of folder && root ? everyText(root) : []) {
      if (!value.includes('{{')) continue;
      const known = owners.get(value) ?? new Set();
      owners.set(value, known.add(families.familyOf(folder ?? '')));
    }
  }
  return owners;
}
