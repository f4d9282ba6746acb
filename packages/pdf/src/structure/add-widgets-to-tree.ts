import type { FieldNode } from '../fields/field-nodes.ts';
import { checkLevel } from '../reader/limits.ts';
import { type Page, pagesOf } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import {
  type Dictionary,
  isDictionary,
  Name,
  type Reference,
  type Value,
} from '../reader/values.ts';
import { kidsOf, structureElements, structureRoot, widgetOf } from './elements.ts';
import { ParentTree } from './parent-tree.ts';

/** Adds the widgets that the structure tree of a tagged file lacks, at the end of their page, so that screen readers find them. */
export function addWidgetsToTree(file: PdfFile, fields: FieldNode[]): void {
  const root = structureRoot(file);
  const elements = structureElements(file);
  const [top] = elements;
  if (!root || !top) return;
  const tied = new Set(
    elements.flatMap(({ dictionary }) =>
      kidsOf(file, dictionary).map((kid) => widgetOf(file, kid)?.number),
    ),
  );
  const loose = fields
    .flatMap(({ widgets }) => widgets)
    .filter(({ references }) => !tied.has(references[0]?.number));
  if (loose.length === 0) return;
  const pages = pagesOf(file);
  const parents = new ParentTree(file, root);
  for (const { page, chain, references } of loose) {
    const [reference] = references;
    const [widget] = chain;
    const on = pages[page - 1];
    if (!reference || !widget || !on) continue;
    const form = formFor(reference, on.reference, top.reference);
    const element = file.add(form);
    insert(file, top.dictionary, element, pages.indexOf(on), pages);
    widget.set('StructParent', parents.add(element));
    on.dictionary.set('Tabs', new Name('S'));
  }
  parents.write();
}

/** Adds content to the end of the structure tree. Returns its number on the page; undefined in an untagged file. */
export function addContentToTree(
  file: PdfFile,
  page: { reference: Reference; dictionary: Dictionary },
): number | undefined {
  const root = structureRoot(file);
  const [top] = structureElements(file);
  if (!root || !top) return undefined;
  const parents = new ParentTree(file, root);
  const list = parents.pageList(page.dictionary);
  const number = list.length;
  const paragraph: Dictionary = new Map<string, Value>([
    ['Type', new Name('StructElem')],
    ['S', new Name('P')],
    ['P', top.reference],
    ['Pg', page.reference],
    ['K', number],
  ]);
  const element = file.add(paragraph);
  list.push(element);
  top.dictionary.set('K', [...kidsOf(file, top.dictionary), element]);
  parents.write();
  return number;
}

/** Inserts an element after the last one that begins on its page or an earlier one. */
function insert(
  file: PdfFile,
  top: Dictionary,
  element: Reference,
  page: number,
  pages: Page[],
): void {
  const kids = kidsOf(file, top);
  const after = kids.findLastIndex((kid) => {
    const found = pageOf(file, file.resolve(kid), 0);
    return found && pages.findIndex(({ dictionary }) => dictionary === found) <= page;
  });
  const at = after < 0 ? kids.length : after + 1;
  top.set('K', [...kids.slice(0, at), element, ...kids.slice(at)]);
}

/** The page that an element begins on. */
function pageOf(file: PdfFile, element: Value, level: number): Dictionary | undefined {
  checkLevel(level);
  if (!isDictionary(element)) return undefined;
  const page = file.at(element, 'Pg');
  if (isDictionary(page)) return page;
  for (const kid of kidsOf(file, element)) {
    const found = pageOf(file, file.resolve(kid), level + 1);
    if (found) return found;
  }
  return undefined;
}

/** A Form element with a widget. */
function formFor(widget: Reference, page: Reference, parent: Reference): Dictionary {
  return new Map<string, Value>([
    ['Type', new Name('StructElem')],
    ['S', new Name('Form')],
    ['P', parent],
    ['K', widgetKid(widget, page)],
  ]);
}

/** How an element refers to a widget. */
export function widgetKid(widget: Reference, page: Reference): Dictionary {
  return new Map<string, Value>([
    ['Type', new Name('OBJR')],
    ['Obj', widget],
    ['Pg', page],
  ]);
}
