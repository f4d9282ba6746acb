import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { homes, testLibraries } from './library-homes.ts';

/** Which packages each package may import: only earlier ones, and compiler and service never each other. */
const mayImport: Record<string, string[]> = {
  model: [],
  contract: [],
  formula: ['model'],
  pdf: ['model'],
  fill: ['model'],
  engine: ['model', 'formula'],
  registry: ['model'],
  patterns: [],
  comparison: ['model', 'formula', 'engine', 'patterns'],
  compiler: ['model', 'contract', 'formula', 'pdf', 'fill', 'engine', 'patterns', 'comparison'],
  texts: ['model', 'compiler'],
  language: ['model', 'formula', 'engine', 'pdf', 'compiler'],
  service: ['model', 'contract', 'formula', 'fill', 'engine', 'registry'],
  cli: [
    ...['model', 'formula', 'pdf', 'fill', 'engine'],
    ...['comparison', 'compiler', 'revision', 'texts', 'language', 'service', 'registry', 'studio'],
  ],
  studio: [
    ...['model', 'pdf', 'engine', 'comparison', 'compiler', 'revision', 'language'],
    ...['service', 'form', 'form/element'],
  ],
  revision: ['model', 'pdf', 'compiler'],
  // The element and the client know the interface and formulas, and nothing of forms.
  form: ['formula'],
  client: ['form'],
  // The extension starts the command and knows nothing else.
  vscode: [],
};

type Import = { from: string; file: string; to: string; isTest: boolean };

/** Imports, and files of a package that are opened by name. */
const importing =
  /^(?:import|export)\b[^;]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)|'(@[a-z-]+\/[a-z-]+\/[^']+)'/gm;

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = join(root, 'packages/');

function importsOf(name: string, folder = join(packages, name, 'src')): Import[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const found = text.matchAll(importing);
      const isTest = file.endsWith('.test.ts');
      return [...found].map((match) => ({
        from: name,
        file: relative(packages, join(folder, file)),
        to: match[1] ?? match[2] ?? match[3] ?? match[4] ?? '',
        isTest,
      }));
    });
}

const all = Object.keys(mayImport).flatMap((name) => importsOf(name));

const libraryOf = (to: string) =>
  to
    .split('/')
    .slice(0, to.startsWith('@') ? 2 : 1)
    .join('/');
const isLibrary = ({ to }: Import) =>
  !to.startsWith('.') && !to.startsWith('node:') && !to.startsWith('@formpress/');

it('knows every package', () => {
  expect(readdirSync(packages).sort()).toEqual(Object.keys(mayImport).sort());
});

it('imports only earlier packages, through their root', () => {
  const wrong = all.filter(({ from, to }) => {
    if (!to.startsWith('@formpress/')) return false;
    return !mayImport[from]?.includes(to.slice('@formpress/'.length));
  });
  expect(wrong).toEqual([]);
});

it('never reaches into another package by a relative path', () => {
  const wrong = all.filter(({ from, file, to, isTest }) => {
    if (!to.startsWith('.') || isTest) return false;
    const target = relative(packages, resolve(packages, dirname(file), to));
    return !target.startsWith(`${from}/`);
  });
  expect(wrong).toEqual([]);
});

it('uses each library in its one home', () => {
  const wrong = all.filter((each) => {
    if (!isLibrary(each) || (each.isTest && testLibraries.has(libraryOf(each.to)))) return false;
    return ![homes[libraryOf(each.to)] ?? []].flat().includes(each.from);
  });
  expect(wrong).toEqual([]);
});

it('names only libraries that are used', () => {
  const used = new Set(all.filter(isLibrary).map(({ to }) => libraryOf(to)));
  expect(Object.keys(homes).filter((library) => !used.has(library))).toEqual([]);
});

it('imports modules of Node with their prefix', () => {
  expect(all.filter(({ to }) => builtinModules.includes(to))).toEqual([]);
});

/** The room of a file: its first folder below src, or its phase. Files outside the rooms combine them. */
const roomOf = (file: string) => {
  const [, , room = '', ...rest] = file.split('/');
  if (rest.length === 0) return 'none';
  return room === 'phases' ? join(room, rest[0] ?? '') : room;
};

it('has rooms that import only earlier ones, and no file outside rooms', () => {
  const graph = new Map<string, string[]>();
  const beside: string[] = [];
  for (const { from, file, to, isTest } of all) {
    if (!to.startsWith('.') || isTest) continue;
    const target = relative(packages, resolve(packages, dirname(file), to));
    const [room, other] = [roomOf(file), roomOf(target)];
    if (room === 'none' || room === other) continue;
    if (other === 'none') beside.push(`${file} imports ${target}`);
    const name = `${from}/${room}`;
    graph.set(name, [...(graph.get(name) ?? []), `${from}/${other}`]);
  }
  expect(beside).toEqual([]);
  expect(findCircle(graph)).toEqual([]);
});

/** The rooms of each package and each phase, by folder, in the order of docs/architecture.md. */
function documentedRooms(): Map<string, string[]> {
  const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
  const rows = page.matchAll(/^\| `([0-9a-z-]+)` \|(?:[^|]*\|)? ([a-z]+(?:, [a-z]+)+) \|$/gm);
  const folderOf = (name: string) =>
    /^[0-9]/.test(name) ? join('compiler/src/phases', name) : join(name, 'src');
  return new Map([...rows].map(([, name = '', rooms = '']) => [folderOf(name), rooms.split(', ')]));
}

function foldersIn(path: string): string[] {
  const entries = readdirSync(join(packages, path), { withFileTypes: true });
  return entries.filter((each) => each.isDirectory()).map((each) => each.name);
}

it('lists the rooms of every phase that has rooms', () => {
  const phases = foldersIn('compiler/src/phases').map((name) => join('compiler/src/phases', name));
  const told = [...documentedRooms().keys()].filter((folder) => folder.includes('phases'));
  expect(told).toEqual(phases.filter((phase) => foldersIn(phase).length > 0));
});

it.each([...documentedRooms()])(
  'has in %s the documented rooms, in that order',
  (folder, rooms) => {
    expect(rooms.toSorted()).toEqual(foldersIn(folder).sort());
    const roomIn = (file: string) => {
      const [room = '', ...rest] = relative(folder, file).split('/');
      return rest.length === 0 ? 'none' : room;
    };
    const wrong = all.filter(({ file, to, isTest }) => {
      const target = relative(packages, resolve(packages, dirname(file), to));
      const isInside = [file, target].every((each) => each.startsWith(`${folder}/`));
      if (!to.startsWith('.') || isTest || !isInside || roomIn(file) === 'none') return false;
      const isEarlier = rooms.indexOf(roomIn(target)) <= rooms.indexOf(roomIn(file));
      return roomIn(target) === 'none' || !isEarlier;
    });
    expect(wrong).toEqual([]);
  },
);

it('has no circle of files, in packages, scripts or tests', () => {
  const graph = new Map<string, string[]>();
  const others = ['scripts', 'test'].flatMap((name) => importsOf(name, join(root, name)));
  for (const { file, to, isTest } of [...all, ...others]) {
    if (!to.startsWith('.') || isTest) continue;
    const target = relative(packages, resolve(packages, dirname(file), to));
    graph.set(file, [...(graph.get(file) ?? []), target]);
  }
  expect(findCircle(graph)).toEqual([]);
});

function findCircle(graph: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}
