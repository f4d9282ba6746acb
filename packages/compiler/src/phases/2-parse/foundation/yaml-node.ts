import type { SourceRange } from '../../../diagnostics/diagnostic.ts';

/** A text. Every scalar is one: `1.0`, `01234` and `true` stay as written. */
export type TextNode = {
  kind: 'text';
  value: string;
  at: SourceRange;
  offsets?: (index: number) => number;
};

/** A map in the order written, each key with its own place. */
export type MapNode = { kind: 'map'; entries: MapEntry[]; at: SourceRange };
/** A line of a map. */
export type MapEntry = { key: string; keyAt: SourceRange; value: YamlNode };

/** A list. */
type ListNode = { kind: 'list'; items: YamlNode[]; at: SourceRange };

/** A node of a YAML tree. */
export type YamlNode = TextNode | MapNode | ListNode;

/**
 * One parsed file. Where lines were left out because of a mistake, `unsure` has the offsets of the
 * lines that may lack them.
 */
export type Document = {
  file: string;
  text: string;
  root: YamlNode;
  unsure?: ReadonlySet<number>;
};
