import type { PDFContext, PDFDict, PDFRef } from 'pdf-lib';
import type { Tag, WidgetInk } from '../ink.ts';
import { name, textString } from './pdf-objects.ts';

type Kid = number | PDFRef | PDFDict;
type Element = { ref: PDFRef; tag: Tag; page?: PDFRef; alternative?: string; kids: Kid[] };

/** Collects the structure tree for screen readers, in reading order. */
export class Structure {
  private readonly elements = new Map<Tag, Element>();
  private readonly parents: [number, PDFRef | PDFRef[]][] = [];
  private readonly context: PDFContext;
  readonly root: PDFRef;

  constructor(context: PDFContext) {
    this.context = context;
    this.root = context.nextRef();
  }

  /** Adds a numbered part of a page's content to a tag. */
  addPart(tag: Tag, part: number, page: PDFRef): PDFRef {
    const element = this.elementOf(tag);
    element.page ??= page;
    const kid = { Type: 'MCR', Pg: page, MCID: part };
    element.kids.push(element.page === page ? part : this.context.obj(kid));
    return element.ref;
  }

  /** Adds a field to a tag. Each radio button has its own words, because its field has one tooltip for all buttons. */
  addWidget({ tag, field }: WidgetInk, widget: PDFRef, page: PDFRef): PDFRef {
    const element = this.elementOf(tag);
    element.page ??= page;
    if (field.type === 'radio') element.alternative = field.tip;
    element.kids.push(this.context.obj({ Type: 'OBJR', Obj: widget, Pg: page }));
    return element.ref;
  }

  /** Maps a key of a page or field to its elements, so that viewers can find them. */
  setParents(key: number, elements: PDFRef | PDFRef[]): void {
    this.parents.push([key, elements]);
  }

  /** Writes the tree. */
  write(): void {
    const tops: PDFRef[] = [];
    for (const element of this.elements.values()) {
      if (!element.tag.parent) tops.push(element.ref);
      this.context.assign(element.ref, this.dictOf(element));
    }
    const sorted = this.parents.sort(([a], [b]) => a - b);
    const tree = this.context.register(this.context.obj({ Nums: sorted.flat(1) as never[] }));
    this.context.assign(
      this.root,
      this.context.obj({
        Type: 'StructTreeRoot',
        K: tops,
        ParentTree: tree,
        ParentTreeNextKey: sorted.length,
      }),
    );
  }

  private elementOf(tag: Tag): Element {
    const known = this.elements.get(tag);
    if (known) return known;
    const parent = tag.parent && this.elementOf(tag.parent);
    const element: Element = { ref: this.context.nextRef(), tag, kids: [] };
    parent?.kids.push(element.ref);
    this.elements.set(tag, element);
    return element;
  }

  private dictOf({ tag, page, alternative, kids }: Element): PDFDict {
    const parent = tag.parent && this.elements.get(tag.parent);
    const dict = this.context.obj({
      Type: 'StructElem',
      S: tag.role,
      P: parent?.ref ?? this.root,
      ...(page && { Pg: page }),
      ...(alternative !== undefined && { Alt: textString(alternative) }),
      K: kids.length === 1 ? kids[0] : kids,
    });
    if (tag.role === 'TH') {
      const span = tag.columns ? { ColSpan: tag.columns } : {};
      dict.set(name('A'), this.context.obj({ O: 'Table', Scope: 'Column', ...span }));
    }
    return dict;
  }
}
