import type { Edit, YamlNode } from '@formpress/compiler';
import type { Box } from '@formpress/pdf';
import { nodeIn } from '../foundation/yaml-nodes.ts';
import type { PdfScope } from './pdf-scope.ts';

/** Moves signatures, dates and added fields with the words around them. */
export function movedPlaces({ form, fileOf, expect }: PdfScope): Edit[] {
  const own = fileOf(`${form.folder}/pdf.yaml`);
  if (!own) return [];
  const parts = ['sign', 'add'].flatMap((part) => {
    const map = nodeIn(own.root, part);
    return map?.kind === 'map' ? map.entries.map(({ value }) => value) : [];
  });
  return parts.flatMap((node) => {
    const [page, box] = [nodeIn(node, 'page'), nodeIn(node, 'box')];
    const numbers = box?.kind === 'list' ? box.items.map(numberIn) : [];
    if (page?.kind !== 'text' || box?.kind !== 'list' || numbers.length !== 4) return [];
    const [to] = expect({ page: Number(page.value), box: numbers as Box });
    if (!to) return [];
    const moved = to.box.map((side) => Math.round(side * 10) / 10);
    return [
      ...(String(to.page) === page.value ? [] : [{ at: page.at, text: String(to.page) }]),
      ...box.items.flatMap((item, i) =>
        Math.abs((moved[i] ?? 0) - (numbers[i] ?? 0)) < 1
          ? []
          : [{ at: item.at, text: String(moved[i]) }],
      ),
    ];
  });
}

function numberIn(node: YamlNode): number {
  return node.kind === 'text' ? Number(node.value) : Number.NaN;
}
