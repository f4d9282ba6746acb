import { isMap, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { placeIn, type Source, type YamlMistake } from './foundation/source.ts';
import { textOffsets } from './foundation/text-offsets.ts';
import type { MapEntry, TextNode, YamlNode } from './foundation/yaml-node.ts';
import {
  commaInNumber,
  duplicateKeys,
  emptyItem,
  emptyValue,
  missingName,
  nameInBrackets,
  nameWithoutValue,
} from './line-mistakes.ts';

/** What a tree is built with: the source, and where mistakes are reported. */
export type TreeContext = { source: Source; report: (mistake: YamlMistake) => void };

/**
 * Converts the library's tree to ours: every scalar a text, every map in order. Empty and duplicate
 * lines are reported.
 */
export function toYamlNode(node: Node, context: TreeContext): YamlNode {
  const at = placeOf(node, context.source);
  if (isMap(node)) return { kind: 'map', entries: entriesOf(node, context), at };
  if (isSeq(node)) {
    return { kind: 'list', items: node.items.map((item) => toItem(item as Node, context)), at };
  }
  return isScalar(node) ? toText(node, at, context.source) : { kind: 'text', value: '', at };
}

/** Block maps and block texts end with a line break, which is not part of their place. */
function placeOf({ range }: Node, source: Source): SourceRange {
  const [start, end] = range ?? [0, 0];
  return placeIn(source, start, start + source.text.slice(start, end).trimEnd().length);
}

function toText(node: Scalar, at: SourceRange, { text }: Source): TextNode {
  const value = String(node.value);
  const { type, range } = node;
  if (!range || type === undefined || (type === 'PLAIN' && !value.includes('\n'))) {
    return { kind: 'text', value, at };
  }
  let offsets: number[] | undefined;
  return {
    kind: 'text',
    value,
    at,
    offsets(index) {
      offsets ??= textOffsets(text.slice(range[0], range[1]), type as Scalar.Type, value);
      return range[0] + (offsets[index] ?? range[1] - range[0]);
    },
  };
}

function toItem(item: Node, context: TreeContext): YamlNode {
  const node = toYamlNode(item, context);
  if (!isEmpty(item)) return node;
  const mistake = emptyItem(node.at.start, context.source);
  context.report(mistake);
  return { ...node, at: mistake.at };
}

function entriesOf(map: YAMLMap, context: TreeContext): MapEntry[] {
  const entries = new Map<string, MapEntry>();
  const doubled: MapEntry[] = [];
  map.items.forEach((pair, index) => {
    const entry = toEntry(pair as Pair<Node, Node | null>, index, context);
    if (entry && entries.has(entry.key)) doubled.push(entry);
    else if (entry) entries.set(entry.key, entry);
  });
  const first = entries.get(doubled[0]?.key ?? '');
  if (first) context.report(duplicateKeys(doubled, first));
  return [...entries.values()];
}

function toEntry({ key, value }: Pair<Node, Node | null>, index: number, context: TreeContext) {
  const keyAt = placeOf(key, context.source);
  if (!isScalar(key)) {
    context.report(nameInBrackets(keyAt));
    return undefined;
  }
  const name = String(key.value);
  if (isEmpty(key)) {
    context.report(missingName(keyAt));
    return undefined;
  }
  if (value !== null && !isEmpty(value)) {
    return { key: name, keyAt, value: toYamlNode(value, context) };
  }
  context.report(
    value === null
      ? (commaInNumber(keyAt.start, context.source) ?? nameWithoutValue(name, keyAt, index))
      : emptyValue(name, keyAt),
  );
  return { key: name, keyAt, value: { kind: 'text', value: '', at: keyAt } } as const;
}

/** Whether a value is missing; '' in quotes is a value. */
export function isEmpty(node: Node): boolean {
  return isScalar(node) && node.type === 'PLAIN' && node.value === '';
}
