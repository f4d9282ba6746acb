import { inEachLanguage, type Language } from '@formpress/model';
import { suggest } from '../../../diagnostics/fixes/fix.ts';
import type { TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import {
  childItems,
  childOf,
  childText,
  itemsOf,
  nodeAt,
  textNodeOf,
} from '../foundation/entries.ts';
import type { LinkedNote } from '../linked/linked-form.ts';
import type { LinkedText } from '../linked/linked-text.ts';
import { linkText, type TextScope } from '../texts/link-text.ts';
import { showNumber } from '../texts/show-amount.ts';
import { showRange } from '../texts/show-range.ts';
import { tableNamed } from '../texts/table-named.ts';

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
  const lookup = childText(note, 'lookup');
  if (lookup) return { ...common, table: linkLookupNote(note, lookup, scope), shows: lookup.value };
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

/** A table of the amounts as a note shows it, its numbers as each language writes them. */
function linkLookupNote(note: YamlNode, lookup: TextNode, scope: TextScope) {
  const { rows, columns, cells } = tableNamed(lookup, scope) ?? { rows: [], cells: [] };
  const inTable = { ...scope, role: 'cell' as const };
  const shown = (show: (language: Language) => string): LinkedText => ({
    at: lookup.at,
    role: 'cell',
    ...inEachLanguage((language) => [{ words: show(language) }]),
  });
  const corner = linkText(textNodeOf(nodeAt(note, 'corner')), inTable);
  const value = childText(note, 'value');
  const heads = columns
    ? columns.map((range) => shown((language) => showRange(range, language)))
    : [value ? linkText(value, inTable) : shown(() => '')];
  return {
    headers: [corner, ...heads],
    rows: rows.map((range, index) => [
      shown((language) => showRange(range, language)),
      ...(cells[index] ?? []).map((cell) => shown((language) => showNumber(cell, language))),
    ]),
  };
}

function linkImage(note: YamlNode, images: string[], scope: TextScope) {
  const image = textNodeOf(nodeAt(note, 'image'));
  if (!images.includes(image.value)) {
    const { question, ...fixes } = suggest(image.value, images, image.at);
    scope.report({
      code: 'missing-image',
      severity: 'error',
      at: image.at,
      message: `There is no picture "${image.value}" in the folder images.${question}`,
      help: 'Put the picture in the folder images of this version.',
      ...fixes,
    });
  }
  return { image: image.value, at: image.at };
}
