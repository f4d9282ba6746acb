import { toolDigest } from '../cache/tool-digest.ts';
import { groupOf, type Unit } from '../compile/layout.ts';
import { digestOfTexts } from '../foundation/digest-of.ts';
import type { Published } from '../phases/3-validate/authored/published.ts';
import { publishedName } from '../phases/3-validate/authored/read-published.ts';

/** What keys are made of: the digests of files, the names of all forms, what was published. */
export type KeyParts = {
  digestOf(path: string): string;
  names: readonly string[];
  published: Published | undefined;
};

/** The key of every unit by its name: a digest of everything it is compiled from. */
export function unitKeys(units: readonly Unit[], parts: KeyParts): Map<string, string> {
  const { digestOf, names, published } = parts;
  const filesOf = ({ paths }: Unit) =>
    digestOfTexts(paths.map((path) => `${path} ${digestOf(path)}`));
  const allNames = digestOfTexts(names);
  const known = new Set(names);
  const bases = new Map<string, string>();
  const keys = new Map<string, string>();
  const keyOf = (texts: string[]) => digestOfTexts([toolDigest(), ...texts]);
  const sharedBase = () => bases.get('') ?? '';
  for (const unit of units) {
    const own = filesOf(unit);
    if (unit.kind === 'shared') {
      const paths = unit.paths.filter((path) => path !== publishedName);
      bases.set('', filesOf({ ...unit, paths }));
      keys.set('', keyOf(['shared', own]));
    } else if (unit.kind === 'place') {
      bases.set(unit.name, own);
      keys.set(unit.name, keyOf(['place', unit.name, sharedBase(), own, allNames]));
    } else {
      const places = unit.places.map((place) => `${place} ${bases.get(place)}`);
      const isSure = unit.basedOn.every((name) => known.has(name));
      const rest = [isSure ? '' : allNames, published ? sliceOf(published, unit) : ''];
      const above = [sharedBase(), ...places];
      keys.set(unit.name, keyOf(['family', unit.name, ...above, own, ...rest]));
    }
  }
  return keys;
}

/** What was published of the forms of a family and of the files that they depend on. */
function sliceOf({ forms, files }: Published, { name, places }: Unit): string {
  const folders = name.split(' ');
  const groups = new Set(['', ...places, ...folders]);
  const ids = folders.map((folder) => folder.split('/')[2] ?? '');
  const own = Object.entries(files).filter(([path]) => groups.has(groupOf(path)));
  return JSON.stringify([ids.map((id) => forms[id]), own]);
}
