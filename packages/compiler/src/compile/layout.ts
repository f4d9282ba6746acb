import { createReport } from '../diagnostics/report.ts';
import { textOf } from '../diagnostics/text-of.ts';
import { parse } from '../phases/2-parse/parse.ts';
import { recogniseFile } from '../phases/3-validate/files/recognise-file.ts';

/** What is compiled on its own, with its files: what all share, a place, or a family of forms. */
export type Unit = {
  kind: 'shared' | 'place' | 'family';
  name: string;
  paths: string[];
  /** The places that a family depends on. */
  places: string[];
  /** The names of forms that the forms of a family are based on, such as "W4101 2026.1.0". */
  basedOn: string[];
};

/** The form or place in whose folder a file is; empty for what all share. */
export function groupOf(path: string): string {
  const second = path.indexOf('/', path.indexOf('/') + 1);
  if (second <= path.indexOf('/') || path.startsWith('shared/')) return '';
  const third = path.indexOf('/', second + 1);
  const isPlaces = /^(?:translations|flows|cases)$/.test(
    path.slice(second + 1, Math.max(third, 0)),
  );
  return path.slice(0, third === -1 || isPlaces ? second : third);
}

/** The form that a form.yaml is based on, such as "W4101 2026.1.0", if any. */
export function baseNamedIn(path: string, bytes: Uint8Array): string | undefined {
  if (!textOf(bytes).includes('basedOn')) return undefined;
  const [document] = parse(new Map([[path, bytes]]), createReport()).documents;
  const { root } = document ?? {};
  const entry = root?.kind === 'map' && root.entries.find(({ key }) => key === 'basedOn');
  return entry && entry.value.kind === 'text' ? entry.value.value : undefined;
}

const nothing = { places: [], basedOn: [] };

/** Sorts files into units. Forms that are based on one another, or have the same id, are one unit. */
export function unitsOf(
  paths: readonly string[],
  baseOf: (path: string) => string | undefined,
): Unit[] {
  if (paths.length === 0) return [];
  const groups = new Map<string, string[]>([['', []]]);
  for (const path of paths) {
    const group = groupOf(path);
    const files = groups.get(group);
    if (files) files.push(path);
    else groups.set(group, [path]);
  }
  const places = placesIn(groups);
  const shared = { kind: 'shared' as const, name: '', paths: groups.get('') ?? [], ...nothing };
  const ofPlaces = [...places].map((name) => ({
    kind: 'place' as const,
    name,
    paths: groups.get(name) ?? [],
    ...nothing,
  }));
  const others = [...groups].filter(([name]) => name !== '' && !places.has(name));
  return [shared, ...ofPlaces, ...familiesOf(new Map(others), places, baseOf)];
}

/** The places that have files of their own. */
function placesIn(groups: ReadonlyMap<string, string[]>): Set<string> {
  const places = new Set<string>();
  for (const [group, paths] of groups) {
    const [home = ''] = /^(?:us|ca)\/[^/]+/.exec(group) ?? [];
    if (home === '' || places.has(home)) continue;
    if (paths.some((path) => 'kind' in recogniseFile(path))) places.add(home);
  }
  return places;
}

function familiesOf(
  groups: ReadonlyMap<string, string[]>,
  places: ReadonlySet<string>,
  baseOf: (path: string) => string | undefined,
): Unit[] {
  const basesIn = (paths: string[]) => paths.filter(isForm).flatMap((path) => baseOf(path) ?? []);
  const joined = new Map<string, Set<string>>();
  for (const [folder, paths] of groups) {
    const bases = basesIn(paths);
    const names = [folder, idOf(folder), ...bases.map((name) => name.split(' ')[0] ?? '')];
    const all = new Set(names.flatMap((name) => [name, ...(joined.get(name) ?? [])]));
    for (const name of all) joined.set(name, all);
  }
  return [...new Set(joined.values())].map((names) => {
    const folders = [...names].filter((name) => groups.has(name)).sort();
    const paths = folders.flatMap((folder) => groups.get(folder) ?? []).sort();
    const resting = folders.map((folder) => folder.split('/').slice(0, 2).join('/'));
    return {
      kind: 'family',
      name: folders.join(' '),
      paths,
      basedOn: basesIn(paths),
      places: [...new Set(resting)].filter((place) => places.has(place)),
    };
  });
}

function isForm(path: string): boolean {
  return path.endsWith('/form.yaml');
}

function idOf(folder: string): string {
  return folder.split('/')[2] ?? folder;
}
