import type { LinkedForm, Sources, YamlNode } from '@formpress/compiler';
import type { Box } from '@formpress/pdf';
import { nodeIn, rootOf } from '../foundation/yaml-nodes.ts';
import type { PlacedField } from '../reading/placed-paper.ts';

/** The fields and signatures that the pdf.yaml of a form and of its bases puts on the agency's file. */
export function placedFields(form: LinkedForm, files: Sources): PlacedField[] {
  const ticks = new Set(
    form.pdf.bindings.flatMap((binding) => ('tick' in binding ? binding.field.name : [])),
  );
  const found = new Map<string, PlacedField | undefined>();
  for (const folder of form.folders) {
    const path = `${folder}/pdf.yaml`;
    const root = rootOf(path, files.get(path));
    for (const part of root ? ['add', 'sign'] : [])
      for (const { key, value } of entriesIn(root, part))
        if (!found.has(key)) found.set(key, placedAt(key, value, kindOf(key, part, ticks)));
  }
  return [...found.values()].flatMap((field) => field ?? []);
}

function entriesIn(root: YamlNode | undefined, part: string) {
  const map = root && nodeIn(root, part);
  return map?.kind === 'map' ? map.entries : [];
}

function kindOf(name: string, part: string, ticks: ReadonlySet<string>): PlacedField['kind'] {
  if (part === 'sign' && name.startsWith('signatureLine')) return 'signature';
  return ticks.has(name) ? 'tick' : 'text';
}

/** The field that an entry places; undefined for fixed words and for fields that are dropped. */
function placedAt(
  name: string,
  node: YamlNode,
  kind: PlacedField['kind'],
): PlacedField | undefined {
  const [page, box] = [nodeIn(node, 'page'), nodeIn(node, 'box')];
  if (page?.kind !== 'text' || box?.kind !== 'list' || nodeIn(node, 'print')) return undefined;
  const sides = box.items.map((item) => (item.kind === 'text' ? Number(item.value) : 0));
  return { name, page: Number(page.value), box: sides as Box, kind };
}
