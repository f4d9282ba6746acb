import { catalogOf } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { type Dictionary, isDictionary, isName, Reference, type Value } from '../reader/values.ts';

/** An element of the structure tree, which screen readers follow. */
export type StructureElement = { reference: Reference; dictionary: Dictionary };

/** The root of the structure tree, when the file is tagged. */
export function structureRoot(file: PdfFile): Dictionary | undefined {
  const root = file.at(catalogOf(file), 'StructTreeRoot');
  return isDictionary(root) ? root : undefined;
}

/** Every element of the structure tree, each once. */
export function structureElements(file: PdfFile): StructureElement[] {
  const root = structureRoot(file);
  const elements: StructureElement[] = [];
  const seen = new Set<number>();
  const waiting = root ? kidsOf(file, root).reverse() : [];
  for (let kid = waiting.pop(); kid !== undefined; kid = waiting.pop()) {
    if (!(kid instanceof Reference) || seen.has(kid.number)) continue;
    seen.add(kid.number);
    const dictionary = file.resolve(kid);
    if (!isDictionary(dictionary)) continue;
    elements.push({ reference: kid, dictionary });
    for (const each of kidsOf(file, dictionary).reverse()) waiting.push(each);
  }
  return elements;
}

/** The kids of an element: other elements, marked content, references to widgets. */
export function kidsOf(file: PdfFile, element: Dictionary): Value[] {
  const kids = file.at(element, 'K');
  if (Array.isArray(kids)) {
    file.budget.countValues(kids.length);
    return [...kids];
  }
  const only = element.get('K');
  return only === undefined ? [] : [only];
}

/** The widget that a kid of an element refers to. */
export function widgetOf(file: PdfFile, kid: Value): Reference | undefined {
  const reference = file.resolve(kid);
  if (!isDictionary(reference) || !isName(file.at(reference, 'Type'), 'OBJR')) return undefined;
  const widget = reference.get('Obj');
  return widget instanceof Reference ? widget : undefined;
}
