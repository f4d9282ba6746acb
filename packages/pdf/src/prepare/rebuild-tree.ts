import type { FieldNode } from '../fields/field-nodes.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import type { Dictionary, Reference, Value } from '../reader/values.ts';
import { formOf } from './strip.ts';

type Node = { reference: Reference; dictionary: Dictionary; kids: Map<number, Node> };

/** Rebuilds the field tree from the fields on pages: no stale ones, no orphans. */
export function rebuildTree(file: PdfFile, fields: FieldNode[]): void {
  const roots = new Map<number, Node>();
  for (const { chain, references } of fields.flatMap((field) => field.widgets)) {
    let level = roots;
    for (let i = chain.length - 1; i >= 0; i -= 1) {
      const reference = references[i];
      const dictionary = chain[i];
      if (!reference || !dictionary) continue;
      const node = level.get(reference.number) ?? { reference, dictionary, kids: new Map() };
      level.set(reference.number, node);
      level = node.kids;
    }
  }
  formOf(file).set('Fields', linked(roots));
}

function linked(nodes: Map<number, Node>, parent?: Reference): Value[] {
  return [...nodes.values()].map(({ reference, dictionary, kids }) => {
    if (parent) dictionary.set('Parent', parent);
    else dictionary.delete('Parent');
    for (const key of ['A', 'AA']) dictionary.delete(key);
    if (kids.size > 0) dictionary.set('Kids', linked(kids, reference));
    else dictionary.delete('Kids');
    return reference;
  });
}
