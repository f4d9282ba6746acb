import type { Edit, MapEntry, YamlNode } from '@formpress/compiler';
import type { Box } from '@formpress/pdf';
import { nodeIn } from '../foundation/yaml-nodes.ts';
import { addLine } from './add-line.ts';
import type { PdfScope } from './pdf-scope.ts';

type Place = { page: number; box: Box };

/**
 * Moves signatures, dates and added fields: to their places on a file without fields, otherwise with the words around them.
 * A field that is no longer added loses its entry.
 */
export function movedPlaces(scope: PdfScope): Edit[] {
  const own = scope.fileOf(`${scope.form.folder}/pdf.yaml`);
  if (!own) return [];
  const [signs, adds] = [entriesIn(own.root, 'sign'), entriesIn(own.root, 'add')];
  const lost = adds.filter((entry) => isLost(entry, scope));
  const kept = [...signs, ...adds].filter((entry) => !lost.includes(entry));
  const add = own.root.kind === 'map' && own.root.entries.find(({ key }) => key === 'add');
  const isEmptied = lost.length > 0 && lost.length === adds.length;
  const removed = isEmptied && add ? [add] : lost;
  return [
    ...removed.map(({ keyAt }) => ({ at: keyAt, removesEntry: true as const })),
    ...kept.flatMap((entry) => movedEntry(entry, scope)),
  ];
}

/** The lines that pdf.yaml still needs to add fields to a file without any. */
export function addedLines({ form, fileOf, flat }: PdfScope): string[] {
  const own = fileOf(`${form.folder}/pdf.yaml`);
  if (!flat) return [];
  const written = new Set(
    (own ? ['sign', 'add'] : []).flatMap((part) =>
      entriesIn(own?.root, part).map(({ key }) => key),
    ),
  );
  const signs = new Set(form.pdf.sign.map(({ name }) => name));
  const placed = [...flat.places.values()].filter(
    ({ name }) => !written.has(name) && !signs.has(name),
  );
  return [...placed, ...flat.more].map(addLine);
}

function entriesIn(root: YamlNode | undefined, part: string): MapEntry[] {
  const map = root && nodeIn(root, part);
  return map?.kind === 'map' ? map.entries : [];
}

/** Whether what an entry adds is gone, not certain, or a field of the new file itself. */
function isLost({ key, value }: MapEntry, { moves, flat, isPlaced }: PdfScope): boolean {
  const move = moves.get(key);
  if (!move || isPlaced || nodeIn(value, 'print')) return false;
  return move.kind !== 'same' || (!flat && move.field !== key);
}

function movedEntry({ key, value }: MapEntry, { expect, flat, isPlaced }: PdfScope): Edit[] {
  const [page, box] = [nodeIn(value, 'page'), nodeIn(value, 'box')];
  const numbers = box?.kind === 'list' ? box.items.map(numberIn) : [];
  if (page?.kind !== 'text' || box?.kind !== 'list' || numbers.length !== 4) return [];
  const written: Place = { page: Number(page.value), box: numbers as Box };
  const to = (isPlaced ? undefined : flat?.places.get(key)) ?? expect(written)[0];
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
}

function numberIn(node: YamlNode): number {
  return node.kind === 'text' ? Number(node.value) : Number.NaN;
}
