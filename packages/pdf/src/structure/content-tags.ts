import type { WidgetNode } from '../fields/field-nodes.ts';
import type { Page } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { encodeText } from '../reader/text-string.ts';
import {
  type Dictionary,
  isDictionary,
  Name,
  type Reference,
  type Value,
} from '../reader/values.ts';
import {
  kidsOf,
  type StructureElement,
  structureElements,
  structureRoot,
  widgetOf,
} from './elements.ts';
import { ParentTree } from './parent-tree.ts';

/** Puts printed values where their widgets were in the structure tree. */
export class ContentTags {
  private readonly owners = new Map<number, StructureElement>();
  private readonly parents: ParentTree | undefined;
  private readonly top: Reference | undefined;

  constructor(private readonly file: PdfFile) {
    const root = structureRoot(file);
    if (!root) return;
    this.parents = new ParentTree(file, root);
    const elements = structureElements(file);
    this.top = elements[0]?.reference;
    for (const element of elements) {
      for (const kid of kidsOf(file, element.dictionary)) {
        const widget = widgetOf(file, kid);
        if (widget) this.owners.set(widget.number, element);
      }
    }
  }

  /** The number that marks the content printed for a widget; none in an untagged file. */
  tag(widget: WidgetNode, page: Page, label: string): { tag?: number } {
    const [reference] = widget.references;
    const [dictionary] = widget.chain;
    if (!this.parents || !this.top || !reference || !dictionary) return {};
    this.file.budget.time();
    const list = this.parents.pageList(page.dictionary);
    const tag = list.length;
    const content: Dictionary = new Map<string, Value>([
      ['Type', new Name('MCR')],
      ['Pg', page.reference],
      ['MCID', tag],
    ]);
    const owner = this.owners.get(reference.number) ?? this.newElement(this.top, label);
    this.replaceWidget(owner.dictionary, reference, content);
    list.push(owner.reference);
    const key = this.file.at(dictionary, 'StructParent');
    if (typeof key === 'number') this.parents.delete(key);
    return { tag };
  }

  finish(): void {
    this.parents?.write();
  }

  private newElement(top: Reference, label: string): StructureElement {
    const dictionary: Dictionary = new Map<string, Value>([
      ['Type', new Name('StructElem')],
      ['S', new Name('Form')],
      ['P', top],
      ['Alt', encodeText(label)],
    ]);
    const reference = this.file.add(dictionary);
    const parent = this.file.resolve(top);
    if (isDictionary(parent)) parent.set('K', [...kidsOf(this.file, parent), reference]);
    return { reference, dictionary };
  }

  private replaceWidget(element: Dictionary, widget: Reference, content: Dictionary): void {
    const others = kidsOf(this.file, element).filter(
      (kid) => widgetOf(this.file, kid)?.number !== widget.number,
    );
    element.set('K', [...others, content]);
    // ISO 32000-1, 14.8.5.6: a Form element with content states the role of the content.
    const role: Dictionary = new Map<string, Value>([
      ['O', new Name('PrintField')],
      ['Role', new Name('tv')],
    ]);
    const before = this.file.at(element, 'A');
    const list = Array.isArray(before) ? before : before === null ? [] : [element.get('A') ?? null];
    element.set('A', [...list, role]);
  }
}
