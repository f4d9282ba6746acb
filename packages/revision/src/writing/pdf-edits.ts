import { asWritten, type Edit, findField, writtenInRow, type YamlNode } from '@formpress/compiler';
import type { Paper } from '../foundation/paper.ts';
import { nodeIn } from '../foundation/yaml-nodes.ts';
import { type FieldMove, writtenName } from './field-moves.ts';
import { addedLines, movedPlaces } from './moved-places.ts';
import type { PdfScope } from './pdf-scope.ts';
import { sourceOf } from './source-of.ts';

/** The edits of pdf.yaml, and the lines to add to it: overrides of a base, added fields, and undecided bindings. */
export type PdfEdits = { edits: Edit[]; fields: string[]; adds: string[]; undecided: string[] };

/** Binds every certain field to its new name; the bindings of other fields go under `undecided` or are removed. */
export function pdfEdits(scope: PdfScope): PdfEdits {
  const { form } = scope;
  const own = `${form.folder}/pdf.yaml`;
  const found: PdfEdits = { edits: [], fields: [], adds: addedLines(scope), undecided: [] };
  for (const { written, field, at } of form.pdf.bindings) {
    const move = scope.moves.get(field.name);
    if (!move) continue;
    const entry = entryOf(at.file, ['fields', written], scope);
    if (!entry) continue;
    if (at.file === own) moveOwn({ written, move, ...entry }, found, scope);
    else moveInherited({ written, move, ...entry }, found, scope);
  }
  moveBlankList(found, scope);
  found.edits.push(...movedPlaces(scope));
  return found;
}

type Entry = { node: YamlNode; text: string; start: number; keyEnd: number };

function entryOf(
  file: string,
  [part, key]: [string, string],
  { fileOf }: PdfScope,
): Entry | undefined {
  const source = fileOf(file);
  const map = source && nodeIn(source.root, part);
  const entry = map?.kind === 'map' ? map.entries.find((each) => each.key === key) : undefined;
  if (!source || !entry) return undefined;
  const { keyAt, value } = entry;
  return { node: value, text: source.text, start: keyAt.start, keyEnd: keyAt.end };
}

type MovedEntry = Entry & { written: string; move: FieldMove };

function moveOwn(entry: MovedEntry, found: PdfEdits, { form, after }: PdfScope): void {
  const { written, move, node, text, start, keyEnd } = entry;
  const file = `${form.folder}/pdf.yaml`;
  if (move.kind === 'same') {
    const still = findField(written, after.fields);
    const isSame = 'field' in still && still.field.name === move.field;
    const name = asWritten(writtenName(move.field, after));
    if (!isSame) found.edits.push({ at: { file, start, end: keyEnd }, text: name });
    found.edits.push(...stateEdits(node, move.states));
    return;
  }
  found.edits.push({ at: { file, start, end: keyEnd }, removesEntry: true });
  if (move.kind === 'asked')
    found.undecided.push(undecided(written, sourceOf(node, text), move.candidates, after));
}

/** Overrides a binding of a base: drops the old name, and binds the new one. */
function moveInherited(entry: MovedEntry, found: PdfEdits, { after }: PdfScope): void {
  const { written, move, node, text } = entry;
  const name = move.kind === 'same' ? writtenName(move.field, after) : undefined;
  if (name === written) return;
  found.fields.push(`${asWritten(written)}: none`);
  if (name !== undefined) found.fields.push(`${asWritten(name)}: ${sourceOf(node, text)}`);
  if (move.kind === 'asked')
    found.undecided.push(undecided(written, sourceOf(node, text), move.candidates, after));
}

function undecided(was: string, prints: string, candidates: string[], after: Paper): string {
  const list = candidates.map((field) => writtenInRow(writtenName(field, after)));
  return `  - was: ${asWritten(was)}\n    prints: ${prints}\n    candidates: [${list.join(', ')}]`;
}

/** Renames the states of a box that have new names. */
function stateEdits(node: YamlNode, states: ReadonlyMap<string, string>): Edit[] {
  if (node.kind !== 'map') return [];
  return node.entries.flatMap(({ key, value }) => {
    const to = value.kind === 'text' && key !== 'by' ? states.get(value.value) : undefined;
    return to === undefined || value.kind !== 'text' || to === value.value
      ? []
      : [{ at: value.at, text: asWritten(to) }];
  });
}

/** Fields that stay empty are listed by their new names; those that are gone or not certain leave the list. */
function moveBlankList(found: PdfEdits, { form, moves, after }: PdfScope): void {
  const own = form.pdf.blank.filter(({ at }) => at.file === `${form.folder}/pdf.yaml`);
  const renamed = own.flatMap(({ name, at }) => {
    const move = moves.get(name);
    if (!move || (move.kind === 'same' && move.field === name)) return [];
    return [{ at, move }];
  });
  const isEmptied =
    renamed.length === own.length && renamed.every(({ move }) => move.kind !== 'same');
  for (const { at, move } of renamed) {
    if (move.kind === 'same')
      found.edits.push({ at, text: asWritten(writtenName(move.field, after)) });
    else if (!isEmptied) found.edits.push({ at, removesEntry: true });
  }
  const list = isEmptied && renamed.length > 0 ? form.pdf.lists.blank : undefined;
  if (list) found.edits.push({ at: list, text: '[]' });
}
