import { boxOf } from '../fields/describe-field.ts';
import type { FieldNode } from '../fields/field-nodes.ts';
import { inherited } from '../fields/field-nodes.ts';
import { emptyAppearance } from '../prepare/add-field.ts';
import { latin1Bytes } from '../reader/characters.ts';
import { catalogOf, type Page } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { encodeText } from '../reader/text-string.ts';
import { type Dictionary, Name, PdfString, Reference, type Value } from '../reader/values.ts';
import type { WrittenFile } from '../writer/write-file.ts';
import { type FilePart, writePart } from '../writer/write-part.ts';

export type SignNode = { node: FieldNode; kind: 'signature' | 'date' };

/** Objects that, appended to the base, make its signature and date fields fillable and no others. */
export function externalPart(
  file: PdfFile,
  base: WrittenFile,
  pages: Page[],
  signs: SignNode[],
  font: Reference,
): { part: FilePart; size: number } {
  const added = new Map<number, number>();
  const add = (value: Value): Reference => {
    const reference = file.add(value);
    added.set(reference.number, base.size + added.size);
    return reference;
  };
  const empty = add(file.resolve(emptyAppearance(file, [0, 0, 1, 1])));
  const widgets = signs.flatMap(({ node, kind }) =>
    fieldOf(file, pages, node, kind, empty).map((each) => ({
      ...each,
      reference: add(each.dictionary),
    })),
  );
  const objects: [Reference, Value][] = [
    [
      rootOf(file),
      openCatalog(
        file,
        widgets.map((each) => each.reference),
        font,
      ),
    ],
    ...openPages(file, pages, widgets),
    ...[empty, ...widgets.map((each) => each.reference)].map((reference): [Reference, Value] => [
      reference,
      file.resolve(reference),
    ]),
  ];
  const numberOf = (reference: Reference) =>
    added.get(reference.number) ?? base.numberOf(reference);
  const numbered = objects.map(([at, value]): [number, Value] => [numberOf(at) ?? 0, value]);
  return { part: writePart(numbered, numberOf), size: base.size + added.size };
}

type OpenWidget = { page: number; dictionary: Dictionary };

/** A merged field and widget. A field with several positions keeps the first. */
function fieldOf(
  file: PdfFile,
  pages: Page[],
  node: FieldNode,
  kind: SignNode['kind'],
  empty: Reference,
): OpenWidget[] {
  const [first] = node.widgets;
  const page = pages[(first?.page ?? 0) - 1];
  if (!first || !page) return [];
  const [x, y, width, height] = boxOf(file, first.chain[0]);
  const dictionary: Dictionary = new Map<string, Value>([
    ['Type', new Name('Annot')],
    ['Subtype', new Name('Widget')],
    ['FT', new Name(kind === 'signature' ? 'Sig' : 'Tx')],
    ['T', encodeText(node.name)],
    ['Rect', [x, y, x + width, y + height]],
    ['F', 4],
    ['P', page.reference],
    ['AP', new Map([['N', empty]])],
    ['DA', new PdfString(latin1Bytes('/Helv 0 Tf 0 g'))],
  ]);
  for (const key of ['TU', 'MaxLen', 'Q']) {
    const value = inherited(file, first.chain, key);
    if (value !== null && (key === 'TU' || kind === 'date')) dictionary.set(key, value);
  }
  return [{ page: first.page, dictionary }];
}

function rootOf(file: PdfFile): Reference {
  const root = file.trailer.get('Root');
  if (!(root instanceof Reference)) throw new Error('The catalog is not an indirect object.');
  return root;
}

function openCatalog(file: PdfFile, fields: Reference[], font: Reference): Dictionary {
  const form: Dictionary = new Map<string, Value>([
    ['Fields', fields],
    ['DR', new Map([['Font', new Map([['Helv', font]])]])],
    ['DA', new PdfString(latin1Bytes('/Helv 0 Tf 0 g'))],
  ]);
  return new Map(catalogOf(file)).set('AcroForm', form);
}

function openPages(
  file: PdfFile,
  pages: Page[],
  widgets: (OpenWidget & { reference: Reference })[],
): [Reference, Value][] {
  const numbers = [...new Set(widgets.map((each) => each.page))];
  return numbers.flatMap((number): [Reference, Value][] => {
    const page = pages[number - 1];
    if (!page) return [];
    const kept = file.at(page.dictionary, 'Annots');
    const added = widgets.filter((each) => each.page === number).map((each) => each.reference);
    const annotations = [...(Array.isArray(kept) ? kept : []), ...added];
    return [[page.reference, new Map(page.dictionary).set('Annots', annotations)]];
  });
}
