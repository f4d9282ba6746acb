import type { FileKind, YamlNode } from '@formpress/compiler';
import { documentOf } from '../index/indexed-file.ts';
import type { Name } from '../names/name.ts';
import { namesIn } from '../names/names-in.ts';

/** A stand-in for the word that is being typed. It is valid wherever a name is. */
const mark = 'qqCursorQq';

/** What is being typed: the word so far, and what it is part of. */
export type Typed = {
  /** The offsets of the word so far. */
  start: number;
  end: number;
  /** The name that the word would be, where a name belongs. */
  name?: Name;
  /** The keys around it, outermost first. Items of lists are left out. */
  keys: string[];
  isKey: boolean;
  /** The keys beside it. */
  siblings: string[];
  root: YamlNode;
};

/** Endings to try after the word that is being typed, until the file can be read. */
const endings = [
  '',
  ': x',
  ' }}',
  " }}'",
  ' }}"',
  "'",
  '"',
  ' }',
  ': x }',
  ']',
  "'] }",
  "' }",
  ')',
  ")'",
  '")',
];

/** Works out what is being typed at an offset, also in a file that is half written. */
export function typedAt(
  file: string,
  kind: FileKind,
  text: string,
  offset: number,
): Typed | undefined {
  const before = text.slice(0, offset);
  const [word = ''] = /[A-Za-z_][\w.]*$|$/.exec(before) ?? [];
  const start = offset - word.length;
  const [rest = ''] = /^[\w.]*/.exec(text.slice(offset)) ?? [];
  const end = offset + rest.length;
  for (const ending of endings) {
    const marked = text.slice(0, start) + mark + ending + text.slice(end);
    const document = documentOf(file, marked);
    const found = document && find(document.root);
    if (!document || !found) continue;
    const name = namesIn(document, kind).find((each) => each.name.includes(mark));
    return { start, end, ...found, ...(name && { name }), root: document.root };
  }
  return undefined;
}

type Found = Pick<Typed, 'keys' | 'isKey' | 'siblings'>;

function find(node: YamlNode): Found | undefined {
  if (node.kind === 'text')
    return node.value.includes(mark) ? { keys: [], isKey: false, siblings: [] } : undefined;
  if (node.kind === 'list') return first(node.items, find);
  const siblings = node.entries.map(({ key }) => key).filter((key) => !key.includes(mark));
  return first(node.entries, ({ key, value }) => {
    if (key.includes(mark)) return { keys: [], isKey: true, siblings };
    const found = find(value);
    return found && { ...found, keys: [key, ...found.keys] };
  });
}

function first<T, U>(items: readonly T[], of: (item: T) => U | undefined): U | undefined {
  for (const item of items) {
    const found = of(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
