import { didYouMean } from '../../../diagnostics/did-you-mean.ts';
import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import {
  childItems,
  childOf,
  childText,
  itemsOf,
  nodeAt,
  textNodeOf,
} from '../foundation/entries.ts';
import type { LinkedNote } from '../linked/linked-form.ts';
import { linkText, type TextScope } from '../texts/link-text.ts';

/** Links the notes of a set or a question. */
export function linkNotes(
  owner: YamlNode,
  images: Iterable<string>,
  scope: TextScope,
): LinkedNote[] {
  return childItems(owner, 'notes').map((note) => linkNote(note, [...images], scope));
}

function linkNote(note: YamlNode, images: string[], scope: TextScope): LinkedNote {
  if (note.kind === 'text') return { place: 'above', text: linkText(note, scope) };
  const label = childText(note, 'label');
  const common = {
    place: childText(note, 'place')?.value === 'below' ? ('below' as const) : ('above' as const),
    ...(label ? { label: linkText(label, scope) } : {}),
  };
  const text = childText(note, 'text');
  if (text) return { ...common, text: linkText(text, scope) };
  const list = childOf(note, 'list');
  if (list)
    return { ...common, list: itemsOf(list).map((item) => linkText(textNodeOf(item), scope)) };
  const table = childOf(note, 'table');
  if (table) return { ...common, table: linkTable(table, scope) };
  return { ...common, ...linkImage(note, images, scope) };
}

function linkTable(table: YamlNode, scope: TextScope) {
  const inTable = { ...scope, role: 'cell' as const };
  const cells = (row: YamlNode) => itemsOf(row).map((cell) => linkText(textNodeOf(cell), inTable));
  const headers = cells(nodeAt(table, 'headers'));
  const rows = itemsOf(nodeAt(table, 'rows'));
  for (const row of rows) {
    const count = itemsOf(row).length;
    if (count === headers.length) continue;
    scope.report({
      code: 'uneven-table',
      severity: 'error',
      at: row.at,
      message: `This row has ${count} ${count === 1 ? 'cell' : 'cells'}, but the table has ${headers.length} headers.`,
      help: "Give the row a cell for every header; an empty one is written ''.",
    });
  }
  return { headers, rows: rows.map(cells) };
}

function linkImage(note: YamlNode, images: string[], scope: TextScope) {
  const image = textNodeOf(nodeAt(note, 'image'));
  if (!images.includes(image.value)) {
    scope.report({
      code: 'missing-image',
      severity: 'error',
      at: image.at,
      message: `There is no picture "${image.value}" in the folder images.${didYouMean(image.value, images)}`,
      help: 'Put the picture in the folder images of this version.',
    });
  }
  return { image: image.value, at: image.at };
}
