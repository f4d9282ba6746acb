import { checkLevel } from '../reader/limits.ts';
import { catalogOf, type Page } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { decodeText } from '../reader/text-string.ts';
import {
  type Dictionary,
  isDictionary,
  isName,
  PdfString,
  Reference,
  type Value,
} from '../reader/values.ts';

/** A widget on a page: its own dictionary first, then the field's, then those of its ancestors. */
export type WidgetNode = { page: number; chain: Dictionary[]; references: Reference[] };

/** A field with its widgets, in page order. */
export type FieldNode = { name: string; widgets: WidgetNode[] };

/** The fields on the pages of a file, in page order; the names only in the field tree (stale) and only on pages (orphans). */
export type FieldNodes = { fields: FieldNode[]; stale: string[]; orphans: string[] };

/** Collects fields from the pages, because a field that is on no page cannot be filled. */
export function fieldNodes(file: PdfFile, pages: Page[]): FieldNodes {
  const tree = treeOf(file);
  const fields = new Map<string, FieldNode>();
  for (const [index, page] of pages.entries()) {
    const annotations = file.at(page.dictionary, 'Annots');
    if (!Array.isArray(annotations)) continue;
    file.budget.countValues(annotations.length);
    for (const reference of eachOnce(annotations)) {
      const links = chainOf(file, reference, tree.parents);
      if (!links) continue;
      file.budget.countObjects();
      const name = nameOf(file, links.chain);
      const field = fields.get(name) ?? { name, widgets: [] };
      field.widgets.push({ page: index + 1, ...links });
      fields.set(name, field);
    }
  }
  return {
    fields: [...fields.values()],
    stale: [...tree.names].filter((name) => !fields.has(name)),
    orphans: [...fields.keys()].filter((name) => !tree.names.has(name)),
  };
}

/** References to annotations without duplicates: a page may list one twice. */
function eachOnce(annotations: Value[]): Iterable<Reference> {
  const references = new Map<number, Reference>();
  for (const each of annotations) {
    if (each instanceof Reference && !references.has(each.number))
      references.set(each.number, each);
  }
  return references.values();
}

/** The value of a key, inherited along a widget's chain. */
export function inherited(file: PdfFile, chain: Dictionary[], key: string): Value {
  for (const dictionary of chain) {
    const value = file.at(dictionary, key);
    if (value !== null) return value;
  }
  return null;
}

function chainOf(
  file: PdfFile,
  reference: Reference,
  parents: Map<number, Reference>,
): { chain: Dictionary[]; references: Reference[] } | undefined {
  const chain: Dictionary[] = [];
  const references: Reference[] = [];
  let current: Value | undefined = reference;
  while (current instanceof Reference) {
    checkLevel(chain.length);
    const dictionary = file.resolve(current);
    if (!isDictionary(dictionary)) break;
    if (chain.length === 0 && !isName(file.at(dictionary, 'Subtype'), 'Widget')) return undefined;
    chain.push(dictionary);
    references.push(current);
    const parent: Value | undefined = dictionary.get('Parent');
    current = parent instanceof Reference ? parent : parents.get(current.number);
  }
  return chain.length === 0 ? undefined : { chain, references };
}

function nameOf(file: PdfFile, chain: Dictionary[]): string {
  const names: string[] = [];
  for (const dictionary of chain) {
    const name = file.at(dictionary, 'T');
    if (name instanceof PdfString) names.unshift(decodeText(name));
  }
  return joined(file, names);
}

/** Joins the levels of a name. Each use of a long shared name counts against the budget. */
function joined(file: PdfFile, names: string[]): string {
  const name = names.join('.');
  file.budget.countText(name.length);
  return name;
}

type Tree = { names: Set<string>; parents: Map<number, Reference> };

/** Full names of the fields in the tree, and the parent of each of its nodes. */
function treeOf(file: PdfFile): Tree {
  const tree: Tree = { names: new Set(), parents: new Map() };
  const seen = new Set<number>();
  const visit = (node: Value, path: string[], level: number, parent?: Reference): void => {
    checkLevel(level);
    if (!(node instanceof Reference) || seen.has(node.number)) return;
    seen.add(node.number);
    if (parent) tree.parents.set(node.number, parent);
    const dictionary = file.resolve(node);
    if (!isDictionary(dictionary)) return;
    const own = file.at(dictionary, 'T');
    const here = own instanceof PdfString ? [...path, decodeText(own)] : path;
    const kids = file.at(dictionary, 'Kids');
    const isLeaf = !Array.isArray(kids) || kids.length === 0;
    if (isLeaf) return void tree.names.add(joined(file, here));
    file.budget.countValues(kids.length);
    for (const kid of kids) visit(kid, here, level + 1, node);
  };
  const form = file.at(catalogOf(file), 'AcroForm');
  const roots = isDictionary(form) ? file.at(form, 'Fields') : null;
  for (const root of Array.isArray(roots) ? roots : []) visit(root, [], 0);
  return tree;
}
