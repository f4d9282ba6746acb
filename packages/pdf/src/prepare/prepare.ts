import { describeField } from '../fields/describe-field.ts';
import { type FieldNode, fieldNodes, inherited } from '../fields/field-nodes.ts';
import { PdfProblem } from '../foundation/problem.ts';
import { pagesOf } from '../reader/pages.ts';
import { PdfFile } from '../reader/pdf-file.ts';
import { encodeText } from '../reader/text-string.ts';
import { isName, Reference, type Value } from '../reader/values.ts';
import { addWidgetsToTree } from '../structure/add-widgets-to-tree.ts';
import { CaptionObjects } from '../structure/caption-objects.ts';
import { dropWidgets } from '../structure/drop-widgets.ts';
import { type Draft, finishFile } from '../writer/finish-file.ts';
import { writeDraft } from '../writer/write-file.ts';
import { addField } from './add-field.ts';
import { printWords } from './print-words.ts';
import { rebuildTree } from './rebuild-tree.ts';
import type { Recipe, SignPlace } from './recipe.ts';
import { renameField } from './sign-fields.ts';
import { formOf, strip } from './strip.ts';

/** Makes a fillable blank without captions. */
export function prepare(bytes: Uint8Array, recipe: Omit<Recipe, 'captions'> = {}): Uint8Array {
  return finishFile(prepareDraft(bytes, recipe), {}).bytes;
}

/** Makes the fillable blank that we serve: decrypted, without scripts and buttons, with signature fields. */
export function prepareDraft(bytes: Uint8Array, recipe: Recipe): Draft {
  const file = new PdfFile(bytes);
  const hadXfa = formOf(file).has('XFA');
  strip(file);
  const fields = withoutButtons(file, fieldNodes(file, pagesOf(file)).fields);
  for (const [name, place] of Object.entries(recipe.sign ?? {})) sign(file, fields, name, place);
  for (const [name, { print, ...added }] of Object.entries(recipe.add ?? {})) {
    if (print !== undefined) printWords(file, name, added, print);
    else if (!has(fields, name)) addField(file, fields, newField(name, added));
  }
  if (fields.length === 0) throw noFields(hadXfa);
  dropSignatures(file, fields);
  for (const [name, tooltip] of Object.entries(recipe.tooltips ?? {}))
    setTooltip(fields, name, encodeText(tooltip));
  const captions = new CaptionObjects(file);
  for (const name of recipe.captions ?? []) setTooltip(fields, name, captions.of(name));
  rebuildTree(file, fields);
  addWidgetsToTree(file, fields);
  return writeDraft(file, { captions: captions.names }).draft;
}

function withoutButtons(file: PdfFile, fields: FieldNode[]): FieldNode[] {
  const isButton = (field: FieldNode) => describeField(file, field).type === 'button';
  const removed = new Set(
    fields
      .filter(isButton)
      .flatMap((field) => field.widgets.map((widget) => widget.references[0]?.number ?? 0)),
  );
  for (const { dictionary } of pagesOf(file)) {
    const annotations = file.at(dictionary, 'Annots');
    if (!Array.isArray(annotations)) continue;
    const isKept = (each: unknown) => !(each instanceof Reference && removed.has(each.number));
    dictionary.set('Annots', annotations.filter(isKept));
  }
  dropWidgets(file, removed);
  return fields.filter((field) => !isButton(field));
}

function sign(file: PdfFile, fields: FieldNode[], name: string, place: SignPlace): void {
  if (has(fields, name)) return;
  if (place.field !== undefined) {
    renameField(file, fields, name, place);
    return;
  }
  const { page, box, tooltip } = place;
  if (page === undefined || !box) {
    throw new PdfProblem(`"${name}" names neither a field of the PDF nor a page and a box.`);
  }
  const type = place.kind === 'signature' ? 'signature' : 'text';
  addField(file, fields, {
    name,
    page,
    box,
    type,
    multiline: false,
    align: 'left',
    comb: undefined,
    tooltip,
  });
}

function noFields(hadXfa: boolean): PdfProblem {
  return new PdfProblem(
    hadXfa
      ? 'This PDF has only XFA fields, which most viewers cannot show. Ask the agency for a plain fillable PDF.'
      : 'This PDF has no fields to fill. Name places for them under "add".',
  );
}

/** Drops signatures, which are not valid for the changed file. */
function dropSignatures(file: PdfFile, fields: FieldNode[]): void {
  for (const { chain } of fields.flatMap((field) => field.widgets)) {
    if (!isName(inherited(file, chain, 'FT'), 'Sig')) continue;
    for (const dictionary of chain) dictionary.delete('V');
  }
}

function has(fields: FieldNode[], name: string): boolean {
  return fields.some((field) => field.name === name);
}

function newField(name: string, added: Omit<NonNullable<Recipe['add']>[string], 'print'>) {
  const { page, box, type = 'text', multiline = false, align = 'left', comb, tooltip } = added;
  return { name, page, box, type, multiline, align, comb, tooltip };
}

function setTooltip(fields: FieldNode[], name: string, tooltip: Value): void {
  const field = fields.find((each) => each.name === name);
  if (!field) throw new PdfProblem(`The PDF has no field "${name}" to give a tooltip.`);
  for (const { chain } of field.widgets) {
    chain.find((dictionary) => dictionary.has('T'))?.set('TU', tooltip);
  }
}
