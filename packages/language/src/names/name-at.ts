import { type MapEntry, type SourceRange, spanIn, type TextNode } from '@formpress/compiler';
import type { Name, NameKind } from './name.ts';

/** A name that is the whole of a text, or a part of it. */
export function nameIn(
  kind: NameKind,
  node: TextNode,
  [start, end]: readonly [number, number] = [0, node.value.length],
): Name {
  return { kind, name: node.value.slice(start, end), at: spanIn(node, start, end) };
}

/** A name that is a key. Quotes around the key are not part of its place. */
export function nameOfKey(kind: NameKind, { key, keyAt }: MapEntry): Name {
  const quotes = keyAt.end - keyAt.start - key.length;
  const at = quotes === 2 ? { ...keyAt, start: keyAt.start + 1, end: keyAt.end - 1 } : keyAt;
  return { kind, name: key, at };
}

/** A name that is declared by a key, with everything below it. */
export function declarationIn(kind: NameKind, entry: MapEntry): Name {
  const name = nameOfKey(kind, entry);
  const whole: SourceRange = { ...entry.keyAt, end: entry.value.at.end };
  return { ...name, declares: true, whole };
}
