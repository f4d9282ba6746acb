import { boxOf } from '../fields/describe-field.ts';
import type { FieldNode } from '../fields/field-nodes.ts';
import { inherited } from '../fields/field-nodes.ts';
import { emptyAppearance } from '../prepare/add-field.ts';
import { latin1Bytes } from '../reader/characters.ts';
import { catalogOf, type Page } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { encodeText } from '../reader/text-string.ts';
import { type Dictionary, Name, PdfString, Reference, type Value } from '../reader/values.ts';
import { widgetKid } from '../structure/add-widgets-to-tree.ts';
import type { ContentTags, FormerElement } from '../structure/content-tags.ts';
import type { Renumber } from '../writer/serialize.ts';
import { type FilePart, writePart } from '../writer/write-part.ts';

export type SignNode = { node: FieldNode; kind: 'signature' | 'date' };

/** A template that was written, and what it was written from. */
type Template = {
  file: PdfFile;
  base: { numberOf: Renumber; size: number };
  pages: Page[];
  tags: ContentTags;
  font: Reference;
};

/** The part, and one more than the largest object number once it is appended. */
export type ExternalPart = { part: FilePart; size: number };

/** Objects that, when appended to the base, make its signature and date fields fillable, but no others. */
export function externalPart(template: Template, signs: SignNode[]): ExternalPart {
  const { file, base, font } = template;
  const added = new Map<number, number>();
  const add = (value: Value): Reference => {
    const reference = file.add(value);
    added.set(reference.number, base.size + added.size);
    return reference;
  };
  const empty = add(file.resolve(emptyAppearance(file, [0, 0, 1, 1])));
  const widgets = signs.flatMap(({ node, kind }) =>
    fieldOf(template, node, kind, empty).map((each) => ({
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
    ...openPages(template, widgets),
    ...openElements(template, widgets),
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

type OpenWidget = { page: number; dictionary: Dictionary; former: FormerElement | undefined };

/** A merged field and widget. A field with several positions keeps the first. */
function fieldOf(
  { file, pages, tags }: Template,
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
  const [reference] = first.references;
  const former = reference && tags.formerOf(reference);
  if (former) dictionary.set('StructParent', former.key);
  return [{ page: first.page, dictionary, former }];
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

type PlacedWidget = OpenWidget & { reference: Reference };

function openPages({ file, pages }: Template, widgets: PlacedWidget[]): [Reference, Value][] {
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

/** The elements of the widgets as they were before values took their place, and the tree that finds them. */
function openElements({ pages, tags }: Template, widgets: PlacedWidget[]): [Reference, Value][] {
  const tied = widgets.flatMap(({ former, ...widget }) => (former ? [{ ...widget, former }] : []));
  if (tied.length === 0) return [];
  const elements = tied.map(({ former, page, reference }): [Reference, Value] => {
    const on = pages[page - 1]?.reference ?? new Reference(0, 0);
    return [former.reference, new Map(former.dictionary).set('K', widgetKid(reference, on))];
  });
  const tree = tags.parentTreeWith(tied.map(({ former }) => [former.key, former.reference]));
  return tree ? [...elements, tree] : elements;
}
