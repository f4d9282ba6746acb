import { catalogOf, type Page, pagesOf } from '../reader/pages.ts';
import { PdfFile } from '../reader/pdf-file.ts';
import { type Dictionary, isDictionary, Name, StreamObject, type Value } from '../reader/values.ts';
import { structureRoot } from '../structure/elements.ts';
import { ParentTree } from '../structure/parent-tree.ts';
import { contentsOf } from '../text/glyphs-of-page.ts';
import { ContentReader, type Mark } from './content.ts';
import { ElementTree, type UaElement } from './elements.ts';
import { UsedFont } from './used-font.ts';

/** A page, what it shows, and its annotations. */
export type UaPage = Page & { number: number; content: ContentReader; annotations: Dictionary[] };

/** A file as the rules of PDF/UA look at it. */
export class UaDocument {
  readonly file: PdfFile;
  readonly catalog: Dictionary;
  readonly root: Dictionary | undefined;
  readonly pages: UaPage[];
  readonly tree: ElementTree;
  /** The metadata of the document; undefined when it has none. */
  readonly metadata: string | undefined;
  readonly fonts: UsedFont[];
  private readonly parents: ParentTree | undefined;

  constructor(readonly bytes: Uint8Array) {
    this.file = new PdfFile(bytes);
    this.catalog = catalogOf(this.file);
    this.root = structureRoot(this.file);
    this.tree = new ElementTree(this.file);
    this.parents = this.root && new ParentTree(this.file, this.root);
    this.pages = pagesOf(this.file).map((page, i) => this.readPage(page, i + 1));
    const metadata = this.file.at(this.catalog, 'Metadata');
    const packet = metadata instanceof StreamObject ? this.file.unpack(metadata) : undefined;
    this.metadata = packet && Buffer.from(packet).toString('utf8');
    this.fonts = this.usedFonts();
  }

  /** The element that the content of a mark belongs to: the mark's own, or that of a mark around it. */
  elementOf(page: UaPage, mark: Mark | undefined): UaElement | undefined {
    for (let at = mark; at; at = at.parent) {
      if (at.number === undefined) continue;
      const key = this.file.at(page.dictionary, 'StructParents');
      const list = typeof key === 'number' ? this.parents?.at(key) : null;
      return Array.isArray(list) ? this.tree.find(this.file.resolve(list[at.number])) : undefined;
    }
    return undefined;
  }

  /** The element that an annotation belongs to. */
  elementOfAnnotation(annotation: Dictionary): UaElement | undefined {
    const key = this.file.at(annotation, 'StructParent');
    return typeof key === 'number' ? this.tree.find(this.parents?.at(key) ?? null) : undefined;
  }

  /** Whether the language of what belongs to an element is known. */
  hasLanguage(element: UaElement | undefined): boolean {
    if (this.catalog.has('Lang')) return true;
    for (let at = element; at; at = at.parent) if (at.dictionary.has('Lang')) return true;
    return false;
  }

  /** An entry of a dictionary in the catalog. */
  inCatalog(dictionary: string, key: string): Value {
    const found = this.file.at(this.catalog, dictionary);
    return isDictionary(found) ? this.file.at(found, key) : null;
  }

  private readPage(page: Page, number: number): UaPage {
    const content = new ContentReader(this.file);
    const resources = this.file.at(page.inherited, 'Resources');
    content.read(contentsOf(this.file, page), isDictionary(resources) ? resources : new Map());
    const listed = this.file.at(page.dictionary, 'Annots');
    const annotations = (Array.isArray(listed) ? listed : []).map(this.file.resolve);
    return { ...page, number, content, annotations: annotations.filter(isDictionary) };
  }

  /** Every font in which something is shown on a page or in an annotation. */
  private usedFonts(): UsedFont[] {
    const fonts = new Map<Dictionary, UsedFont>();
    const readers = this.pages.flatMap(({ content, annotations }) => [
      content,
      ...annotations.flatMap((each) => this.appearances(each)),
    ]);
    for (const { text } of readers.flatMap(({ shown }) => shown)) {
      if (!text) continue;
      const used = fonts.get(text.font) ?? new UsedFont(this.file, text.font);
      fonts.set(text.font, used);
      used.show(text.bytes);
    }
    return [...fonts.values()];
  }

  private appearances(annotation: Dictionary): ContentReader[] {
    const all = this.file.at(annotation, 'AP');
    const normal = isDictionary(all) ? this.file.at(all, 'N') : null;
    const states = isDictionary(normal) ? [...normal.values()].map(this.file.resolve) : [normal];
    return states.flatMap((stream) => {
      if (!(stream instanceof StreamObject)) return [];
      const reader = new ContentReader(this.file);
      const resources = this.file.at(stream.dictionary, 'Resources');
      const bytes = this.file.unpack(stream) ?? new Uint8Array();
      reader.read(bytes, isDictionary(resources) ? resources : new Map());
      return [reader];
    });
  }
}

/** The text of a name. */
export function nameText(value: Value): string | undefined {
  return value instanceof Name ? value.text : undefined;
}
