import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';

/** A tree of texts, lists and maps without places. Names that are numbers lose their order here. */
export type Data = string | Data[] | { [name: string]: Data };

/** The data of a node, as schemas see it. */
export function toData(node: YamlNode): Data {
  if (node.kind === 'text') return node.value;
  if (node.kind === 'list') return node.items.map(toData);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, toData(value)]));
}
