import type { WidgetNode } from '../fields/field-nodes.ts';
import type { Page } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { decodeText, encodeText } from '../reader/text-string.ts';
import { type Dictionary, Name, PdfString, type Reference, type Value } from '../reader/values.ts';
import { CheckStates } from './check-states.ts';
import {
  kidsOf,
  type StructureElement,
  structureElements,
  structureRoot,
  widgetOf,
} from './elements.ts';
import { ParentTree } from './parent-tree.ts';

/** What a value is (ISO 32000-1, 14.8.5.6): a text, a checkbox or a radio button. */
type Role = 'tv' | 'cb' | 'rb';

/** The element that a widget had before its value took its place, and the widget's key in the parent tree. */
export type FormerElement = { reference: Reference; dictionary: Dictionary; key: number };

/** Puts printed values where their widgets were in the structure tree. */
export class ContentTags {
  readonly checks: CheckStates | undefined;
  private readonly owners = new Map<number, StructureElement>();
  private readonly former = new Map<number, FormerElement>();
  private readonly parents: ParentTree | undefined;

  constructor(private readonly file: PdfFile) {
    const root = structureRoot(file);
    if (!root) return;
    this.parents = new ParentTree(file, root);
    this.checks = new CheckStates(file, root);
    for (const element of structureElements(file)) {
      for (const kid of kidsOf(file, element.dictionary)) {
        const widget = widgetOf(file, kid);
        if (widget) this.owners.set(widget.number, element);
      }
    }
  }

  /**
   * Puts the content printed for a widget in its place. Returns the number that marks the content, and for a box the offset of
   * its state; neither when the widget is not in a structure tree.
   */
  tag(
    widget: WidgetNode,
    page: Page,
    role: Role,
    description: (alternative: string | undefined) => string | Reference,
  ): { tag?: number; check?: number } {
    const [reference] = widget.references;
    const [dictionary] = widget.chain;
    const owner = reference && this.owners.get(reference.number);
    if (!this.parents || !this.checks || !dictionary || !owner) return {};
    this.file.budget.checkTime();
    const list = this.parents.pageList(page.dictionary);
    const tag = list.length;
    const content: Dictionary = new Map<string, Value>([
      ['Type', new Name('MCR')],
      ['Pg', page.reference],
      ['MCID', tag],
    ]);
    this.remember(reference, dictionary, owner);
    const element = owner.dictionary;
    this.replaceWidget(element, reference, content);
    const alternative = this.file.at(element, 'Alt');
    const words = description(
      alternative instanceof PdfString ? decodeText(alternative) : undefined,
    );
    // A screen reader would read an alternative in place of the value.
    element.delete('Alt');
    this.describe(element, role, words);
    list.push(owner.reference);
    return role === 'tv' ? { tag } : { tag, check: this.checks.add(element) };
  }

  /** The element of a widget as it was; undefined in an untagged file. */
  formerOf(widget: Reference): FormerElement | undefined {
    return this.former.get(widget.number);
  }

  /** The object of the parent tree, with these widgets in it. */
  parentTreeWith(widgets: [key: number, element: Reference][]): [Reference, Value] | undefined {
    return this.parents?.with(widgets);
  }

  finish(): void {
    this.checks?.write();
    this.parents?.write();
  }

  private remember(widget: Reference, dictionary: Dictionary, owner: StructureElement): void {
    const key = this.file.at(dictionary, 'StructParent');
    if (typeof key !== 'number') return;
    this.parents?.delete(key);
    const { reference } = owner;
    this.former.set(widget.number, { reference, dictionary: new Map(owner.dictionary), key });
  }

  private replaceWidget(element: Dictionary, widget: Reference, content: Dictionary): void {
    const others = kidsOf(this.file, element).filter(
      (kid) => widgetOf(this.file, kid)?.number !== widget.number,
    );
    element.set('K', [...others, content]);
  }

  /** States what the content of a Form element is (ISO 32000-1, 14.8.5.6). */
  private describe(element: Dictionary, role: Role, words: string | Reference): void {
    const printed: Dictionary = new Map<string, Value>([
      ['O', new Name('PrintField')],
      ['Role', new Name(role)],
      ['Desc', typeof words === 'string' ? encodeText(words) : words],
    ]);
    const before = this.file.at(element, 'A');
    const list = Array.isArray(before) ? before : before === null ? [] : [element.get('A') ?? null];
    element.set('A', [...list, printed]);
  }
}
