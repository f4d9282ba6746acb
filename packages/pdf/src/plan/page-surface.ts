import type { FillPlan } from '@formpress/model';
import { valuesFace } from '../fonts/embedded-face.ts';
import { standardWidths } from '../fonts/standard-fonts.ts';
import { helvetica } from '../prepare/add-field.ts';
import {
  addContent,
  addResource,
  contentStream,
  freeResourceName,
} from '../prepare/page-content.ts';
import type { Page } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { isDictionary, Name, type Reference, StreamObject } from '../reader/values.ts';

/** The pages of a template: font resources, fixed drawings, and an empty content object for printed values. */
export class PageSurface {
  /** A placeholder for the embedded font until a request needs it. */
  readonly letters: { resource: string; reference: Reference };
  readonly fonts = new Map<string, { resource: string; reference: Reference }>();
  private readonly drawings = new Map<number, string[]>();
  private readonly used = new Map<number, Set<string>>();
  private readonly images = new Map<StreamObject, { resource: string; reference: Reference }>();

  constructor(
    private readonly file: PdfFile,
    private readonly pages: Page[],
    /** The embedded font of a drawn blank, in place of Helvetica. */
    private readonly values: Reference | undefined,
  ) {
    const resource = freeResourceName(file, pages, 'Font', 'Fp0');
    const standIn = file.resolve(values);
    const font = isDictionary(standIn) ? new Map(standIn) : helvetica();
    this.letters = { resource, reference: file.add(font) };
  }

  /** Adds a standard font to a page's resources. */
  useFont(page: number, name: string): void {
    if (!this.fonts.has(name)) {
      const wanted = `Fp${this.fonts.size + 1}`;
      const resource = freeResourceName(this.file, this.pages, 'Font', wanted);
      const own = name === 'Helvetica' ? this.values : undefined;
      this.fonts.set(name, { resource, reference: own ?? this.file.add(helvetica(name)) });
    }
    const used = this.used.get(page) ?? new Set();
    this.used.set(page, used.add(name));
  }

  /** The fonts that were used, and the widths of their letters. */
  planFonts(): FillPlan['fonts'] {
    return Object.fromEntries(
      [...this.fonts].map(([name, { resource, reference }]) => {
        const isOwn = reference === this.values;
        return [name, { resource, widths: isOwn ? valuesFace().widths : standardWidths(name) }];
      }),
    );
  }

  /** Adds fixed drawings to a page, below everything that is filled in. */
  draw(page: number, instructions: string | undefined): void {
    if (instructions === undefined) return;
    this.drawings.set(page, [...(this.drawings.get(page) ?? []), instructions]);
  }

  /** Adds an appearance to a page's resources and returns its name. */
  useAppearance(page: number, stream: StreamObject): string {
    const known = this.images.get(stream) ?? this.addImage(stream);
    const on = this.page(page);
    addResource(this.file, on, 'XObject', known.resource, known.reference);
    return known.resource;
  }

  /** Gives pages with fields their fonts and an empty content object. Returns the content objects by page number. */
  finish(): Map<number, Reference> {
    const contents = new Map<number, Reference>();
    for (const number of [...this.used.keys()].sort((a, b) => a - b)) {
      const page = this.page(number);
      const { resource, reference } = this.letters;
      addResource(this.file, page, 'Font', resource, reference);
      for (const name of this.used.get(number) ?? []) {
        const font = this.fonts.get(name);
        if (font) addResource(this.file, page, 'Font', font.resource, font.reference);
      }
      const drawings = this.drawings.get(number) ?? [];
      const fixed = drawings.length > 0 ? ['/Artifact BMC', ...drawings, 'EMC'].join('\n') : '';
      const content = this.file.add(new StreamObject(new Map(), new Uint8Array()));
      addContent(this.file, page, [this.file.add(contentStream(`${fixed}\n`)), content]);
      contents.set(number, content);
    }
    return contents;
  }

  private addImage(stream: StreamObject): { resource: string; reference: Reference } {
    const dictionary = new Map(stream.dictionary);
    dictionary.set('Type', new Name('XObject')).set('Subtype', new Name('Form'));
    const copy = new StreamObject(dictionary, stream.packed);
    const wanted = `FpBox${this.images.size + 1}`;
    const resource = freeResourceName(this.file, this.pages, 'XObject', wanted);
    const image = { resource, reference: this.file.add(copy) };
    this.images.set(stream, image);
    return image;
  }

  private page(number: number): Page {
    const page = this.pages[number - 1];
    if (!page) throw new Error(`There is no page ${number}.`);
    return page;
  }
}
