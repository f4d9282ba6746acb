import {
  createReport,
  parseYaml,
  type SourceRange,
  type Sources,
  type YamlNode,
} from '@formpress/compiler';

/** A form version with the address of the agency's file. */
export type NamedBlank = {
  /** The folder of the version, below the definitions. */
  folder: string;
  url: string;
  /** The digest that the file must have; absent when it is not known. */
  sha256?: string;
  /** Where to write the digest when it is not known: the `blank` of form.yaml. */
  at: SourceRange;
};

/** The form versions whose form.yaml has the address of the agency's file. */
export function namedBlanks(files: Sources): NamedBlank[] {
  const paths = [...files.keys()].filter((path) => path.endsWith('/form.yaml'));
  return paths.flatMap((path) => {
    const bytes = files.get(path);
    const root = bytes && parseYaml(new Map([[path, bytes]]), createReport()).documents[0]?.root;
    const blank = root && childOf(root, 'blank');
    const url = blank && textOf(childOf(blank, 'url'));
    if (!root || !blank || url === undefined) return [];
    const source = childOf(root, 'source');
    const sha256 = textOf(childOf(blank, 'sha256')) ?? textOf(source && childOf(source, 'sha256'));
    const folder = path.replace(/\/form\.yaml$/, '');
    return [{ folder, url, at: blank.at, ...(sha256 !== undefined && { sha256 }) }];
  });
}

function childOf(node: YamlNode, key: string): YamlNode | undefined {
  return node.kind === 'map' ? node.entries.find((entry) => entry.key === key)?.value : undefined;
}

function textOf(node: YamlNode | undefined): string | undefined {
  return node?.kind === 'text' ? node.value : undefined;
}
