import { createReport, parseYaml, type YamlNode } from '@formpress/compiler';

/** The value at a path of keys. */
export function nodeIn(root: YamlNode, ...keys: string[]): YamlNode | undefined {
  let node: YamlNode | undefined = root;
  for (const key of keys)
    node =
      node?.kind === 'map' ? node.entries.find((entry) => entry.key === key)?.value : undefined;
  return node;
}

/** The tree of a YAML file; undefined if there is no file or it cannot be parsed. */
export function rootOf(file: string, bytes: Uint8Array | undefined): YamlNode | undefined {
  if (!bytes) return undefined;
  return parseYaml(new Map([[file, bytes]]), createReport()).documents[0]?.root;
}
