import type { SourceRange } from '../diagnostics/diagnostic.ts';
import { createReport } from '../diagnostics/report.ts';
import { textOf } from '../diagnostics/text-of.ts';
import type { Files } from '../foundation/files.ts';
import type { Document, YamlNode } from '../phases/2-parse/foundation/yaml-node.ts';
import { parse } from '../phases/2-parse/parse.ts';

/** How shared/ changed: only in some kinds of answer and translations, or only in its comments and layout. */
export type SharedChange = {
  /** Whether a file of a form or a place may depend on what changed. */
  concerns(bytes: Uint8Array): boolean;
  /** Where a place in shared/ is now; undefined if what stood there has changed. */
  moved(at: SourceRange): SourceRange | undefined;
};

/** A line of a map or an item of a list: a kind of answer by its name, a translation by its English. */
type Entry = { name: string; start: number; end: number; written: string; texts: string[] };
type Entries = ReadonlyMap<string, Entry>;
type Changed = { file: string; before: Entries; now: Entries; entries: Entry[] };

/** Compares two states of shared/. Undefined where a change may affect more than the files that name what changed. */
export function sharedChange(before: Files, now: Files): SharedChange | undefined {
  const [old, current] = [entriesOf(before), entriesOf(now)];
  if (!old || !current || [...old.keys()].join() !== [...current.keys()].join()) return undefined;
  const files = [...old].map(([file, entries]) => compared(file, entries, current.get(file)));
  const names = namesToFind(files);
  if (!names) return undefined;
  const byFile = new Map(files.map((each) => [each.file, each]));
  return {
    concerns: mentions(names),
    moved(at) {
      const file = byFile.get(at.file);
      const entry = [...(file?.before.values() ?? [])].find((each) => isWithin(at, each));
      const same = entry && file?.now.get(entry.name);
      if (!entry || same?.written !== entry.written) return undefined;
      const by = same.start - entry.start;
      return { file: at.file, start: at.start + by, end: at.end + by };
    },
  };
}

function isWithin(at: SourceRange, { start, end }: Entry): boolean {
  return at.start >= start && at.end <= end;
}

/** The entries of each YAML file; undefined where one has a mistake or names something twice. */
function entriesOf(files: Files): Map<string, Entries> | undefined {
  const report = createReport();
  const { documents } = parse(
    new Map([...files].filter(([path]) => path.endsWith('.yaml'))),
    report,
  );
  const all = documents.map((document) => [document.file, entriesIn(document)] as const);
  const isClear = report.diagnostics.length === 0 && all.every(([, entries]) => entries);
  return isClear ? new Map(all as [string, Entries][]) : undefined;
}

function entriesIn({ root, text }: Document): Entries | undefined {
  const parts = root.kind === 'map' ? root.entries : root.kind === 'list' ? root.items : [];
  const entries = parts.map((part): Entry => {
    const node = 'key' in part ? part.value : part;
    const start = 'key' in part ? part.keyAt.start : part.at.start;
    const texts = textsIn(node);
    const name = 'key' in part ? part.key : englishOf(part);
    const shape = JSON.stringify(node, (key, value) => (isPlace(key) ? undefined : value));
    const { end } = node.at;
    return { name, start, end, written: `${shape}\n${text.slice(start, end)}`, texts };
  });
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return byName.size === entries.length ? byName : undefined;
}

function isPlace(key: string): boolean {
  return key === 'at' || key === 'keyAt' || key === 'offsets';
}

function textsIn(node: YamlNode): string[] {
  if (node.kind === 'text') return [node.value];
  if (node.kind === 'list') return node.items.flatMap(textsIn);
  return node.entries.flatMap(({ value }) => textsIn(value));
}

function englishOf(node: YamlNode): string {
  const pair = node.kind === 'map' ? node.entries.find(({ key }) => key === 'en') : undefined;
  return pair?.value.kind === 'text' ? pair.value.value : JSON.stringify(node);
}

function compared(file: string, before: Entries, now: Entries = new Map()): Changed {
  const isOther = (others: Entries) => (each: Entry) =>
    others.get(each.name)?.written !== each.written;
  const entries = [
    ...[...before.values()].filter(isOther(now)),
    ...[...now.values()].filter(isOther(before)),
  ];
  return { file, before, now, entries };
}

/** The names of what changed, and of the kinds whose translations changed; undefined if anything else changed. */
function namesToFind(files: readonly Changed[]): Set<string> | undefined {
  const names = new Set<string>();
  const kinds = files.filter(({ file }) => file === 'shared/answers.yaml');
  const others = files.filter(
    ({ file }) => !/^shared\/(?:answers|translations\/..)\.yaml$/.test(file),
  );
  for (const { name } of files.flatMap(({ entries }) => entries)) {
    const isSaidBy = ({ texts }: Entry) => texts.includes(name);
    const entriesAmong = (some: readonly Changed[]) =>
      some.flatMap(({ before, now }) => [...before.values(), ...now.values()]);
    if (entriesAmong(others).some(isSaidBy)) return undefined;
    names.add(name);
    for (const kind of entriesAmong(kinds).filter(isSaidBy)) names.add(kind.name);
  }
  return others.every(({ entries }) => entries.length === 0) ? names : undefined;
}

/** A word that is broken at the end of a line, or written with an escape, which YAML allows only in double quotes. */
const brokenWord = /\\(?:\r?\n|[xuU])/;

/** Whether a file may contain one of the names: a single word as a whole text, any other name by its longest word. */
function mentions(names: ReadonlySet<string>): SharedChange['concerns'] {
  const written = [...names].map((name) => {
    if (/^[A-Za-z0-9]+$/.test(name))
      return new RegExp(`\\b${name}['"]?[ \\t]*(?:[,:}\\]#\\r\\n]|$)`);
    const words = name.match(/[A-Za-z0-9]+/g) ?? [''];
    return new RegExp(
      words.reduce((longest, word) => (word.length > longest.length ? word : longest)),
    );
  });
  return (bytes) => {
    if (written.length === 0) return false;
    const text = textOf(bytes);
    return written.some((name) => name.test(text)) || brokenWord.test(text);
  };
}
