import type { Sources } from '@formpress/compiler';
import type { Name } from '../names/name.ts';
import { type Families, familiesOf, versionFolderOf } from './families.ts';
import { groupBy } from './group-by.ts';
import { type IndexedFile, indexFile } from './indexed-file.ts';
import { nameResolver } from './name-resolver.ts';
import { scopeContext } from './scope-context.ts';
import { isOfForm, keyOf } from './scope-of.ts';

/** A name and the file in which it is. */
export type PlacedName = Name & { file: string };

/** All names of a folder of definitions. */
export type NameIndex = {
  files: ReadonlyMap<string, IndexedFile>;
  families: Families;
  /** The name at an offset of a file, or that ends there. */
  nameAt(file: string, offset: number): PlacedName | undefined;
  /** Every place that means the same. */
  occurrencesOf(name: PlacedName): PlacedName[];
  /** Where it is declared. In a version: by the version itself, or else by its nearest base that declares it. */
  declarationsOf(name: PlacedName): PlacedName[];
  /** A file of translations with a text that has this name and belongs to several families. */
  sharedBy(name: PlacedName): string | undefined;
  /** The names of this kind that the file can use, each at its nearest declaration. */
  declaredFor(file: string, kind: Name['kind'], of?: string): PlacedName[];
};

/** Indexes the files. Those that did not change since an earlier index are not read again. */
export function indexNames(sources: Sources, earlier?: NameIndex): NameIndex {
  const files = new Map<string, IndexedFile>();
  let isSame = true;
  for (const path of sources.keys()) {
    if (!path.endsWith('.yaml')) continue;
    const bytes = sources.get(path);
    if (!bytes) continue;
    const known = earlier?.files.get(path);
    const indexed = known?.bytes === bytes ? known : indexFile(path, bytes, known);
    if (indexed) files.set(path, indexed);
    if (indexed !== known) isSame = false;
  }
  if (earlier && isSame && earlier.files.size === files.size) return earlier;
  return createIndex(files, familiesIn(files, earlier));
}

/** The families; those of an earlier index if no form.yaml has changed since. */
function familiesIn(files: ReadonlyMap<string, IndexedFile>, earlier?: NameIndex): Families {
  const forms = (all: ReadonlyMap<string, IndexedFile>) =>
    [...all.values()].filter(({ kind }) => kind === 'form');
  const now = forms(files);
  const before = earlier ? forms(earlier.files) : [];
  const isSame = now.length === before.length && now.every((form, at) => form === before[at]);
  return earlier && isSame ? earlier.families : familiesOf(now);
}

function createIndex(files: ReadonlyMap<string, IndexedFile>, families: Families): NameIndex {
  const context = scopeContext(files, families);
  const key = (name: Name, file: string) => keyOf(name, file, context);
  const settle = nameResolver(files, families);
  const occurrencesOf = (name: PlacedName) => {
    const wanted = key(name, name.file);
    return [...namesLike(files, name)]
      .map((each) => settle(each))
      .filter((each) => each.name === name.name && key(each, each.file) === wanted);
  };
  const declarationsOf = (name: PlacedName) => {
    const declared = occurrencesOf(name).filter(({ declares }) => declares);
    return nearest(declared, versionFolderOf(name.file), families);
  };
  return {
    files,
    families,
    nameAt: (file, offset) => {
      const names = files.get(file)?.names ?? [];
      const name = names.findLast(({ at }) => at.start <= offset && offset <= at.end);
      return name && settle({ ...name, file });
    },
    occurrencesOf,
    declarationsOf,
    sharedBy: (name) => {
      const family = families.familyOf(versionFolderOf(name.file) ?? name.file);
      const shared = [...namesLike(files, name)].find(({ english, file }) => {
        const owners = english === undefined || isOfForm(file) ? [] : context.familiesWith(english);
        return owners.length > 1 && owners.includes(family);
      });
      return shared?.file;
    },
    declaredFor(file, kind, of) {
      const found: PlacedName[] = [];
      for (const { file: home, declared } of files.values())
        for (const name of declared.get(kind) ?? [])
          if ((of === undefined || name.of === of) && key(name, home) === key(name, file))
            found.push({ ...name, file: home });
      const byName = groupBy(found, ({ name }) => name);
      const folder = versionFolderOf(file);
      return [...byName.values()].flatMap((same) => nearest(same, folder, families).slice(0, 1));
    },
  };
}

/** The names that may mean the same as another. A rule may be named after a question. */
function* namesLike(
  files: ReadonlyMap<string, IndexedFile>,
  { kind, name }: PlacedName,
): Iterable<PlacedName> {
  for (const { file, names } of files.values())
    for (const each of names) {
      const isLike = each.kind === kind && each.name === name;
      const mayBe = kind === 'question' && each.kind === 'rule' && each.name.startsWith(name);
      if (isLike || mayBe) yield { ...each, file };
    }
}

/** The declarations in the version, or else in the nearest base that has any; all when none has. */
function nearest(
  declared: PlacedName[],
  folder: string | undefined,
  families: Families,
): PlacedName[] {
  for (const each of folder ? families.chainOf(folder) : []) {
    const own = declared.filter(({ file }) => file.startsWith(`${each}/`));
    if (own.length > 0) return own;
  }
  return declared;
}
