import {
  createReport,
  type Document,
  type FileKind,
  parseYaml,
  recogniseFile,
  textOf,
  type YamlNode,
} from '@formpress/compiler';
import type { Name } from '../names/name.ts';
import { namesIn } from '../names/names-in.ts';
import { groupBy } from './group-by.ts';

/** A YAML file of the definitions and its names. */
export type IndexedFile = {
  file: string;
  kind: FileKind;
  bytes: Uint8Array;
  text: string;
  names: Name[];
  /** The names that it declares, by kind. */
  declared: ReadonlyMap<string, Name[]>;
  /** Its tree; undefined while it cannot be read. */
  root: YamlNode | undefined;
};

/** Reads the names of a file. A file that cannot be read keeps its earlier names, at the places where they are now. */
export function indexFile(
  file: string,
  bytes: Uint8Array,
  earlier: IndexedFile | undefined,
): IndexedFile | undefined {
  const text = textOf(bytes);
  const recognised = recogniseFile(file);
  if (!('kind' in recognised)) return undefined;
  const { kind } = recognised;
  const document = documentOf(file, text);
  const names = document ? namesIn(document, kind) : earlier ? movedNames(earlier, text) : [];
  const declared = groupBy(
    names.filter(({ declares }) => declares),
    (name) => name.kind,
  );
  return { file, kind, bytes, text, names, declared, root: document?.root };
}

/** The tree of a file, also of one with mistakes that can be read around. */
export function documentOf(file: string, text: string): Document | undefined {
  return parseYaml(new Map([[file, Buffer.from(text)]]), createReport()).documents[0];
}

/** The earlier names outside the changed part of a text, those after it at their new places. */
function movedNames({ text: before, names }: IndexedFile, text: string): Name[] {
  const most = Math.min(before.length, text.length);
  let start = 0;
  while (start < most && before[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  const by = text.length - before.length;
  return names.flatMap((name): Name[] => {
    if (name.at.end <= start) return [name];
    if (name.at.start < before.length - end) return [];
    const at = { ...name.at, start: name.at.start + by, end: name.at.end + by };
    const { whole: _, ...rest } = name;
    return [{ ...rest, at }];
  });
}
