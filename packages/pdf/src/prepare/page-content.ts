import { latin1Bytes } from '../reader/characters.ts';
import type { Page } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import {
  type Dictionary,
  isDictionary,
  type Reference,
  StreamObject,
  type Value,
} from '../reader/values.ts';

/** A stream of drawing operators. */
export function contentStream(instructions: string): StreamObject {
  return new StreamObject(new Map(), latin1Bytes(instructions));
}

/** Appends content to a page, independent of the graphics state that the page's own content leaves. */
export function addContent(file: PdfFile, page: Page, streams: Reference[]): void {
  const before = page.dictionary.get('Contents');
  const contents = file.resolve(before);
  const existing = Array.isArray(contents) ? contents : before === undefined ? [] : [before];
  const save = file.add(contentStream('q\n'));
  const restore = file.add(contentStream('\nQ\n'));
  page.dictionary.set('Contents', [save, ...existing, restore, ...streams]);
}

/** Adds a resource to a page without changing other pages that share its resources. */
export function addResource(
  file: PdfFile,
  page: Page,
  kind: ResourceKind,
  name: string,
  value: Value,
): void {
  const resources = copyOf(file.at(page.inherited, 'Resources'));
  const ofKind = copyOf(file.at(resources, kind));
  ofKind.set(name, value);
  resources.set(kind, ofKind);
  page.inherited.set('Resources', resources);
  page.dictionary.set('Resources', resources);
}

type ResourceKind = 'Font' | 'XObject' | 'ExtGState';

/** A resource name that no page uses yet. */
export function freeResourceName(
  file: PdfFile,
  pages: Page[],
  kind: ResourceKind,
  wanted: string,
): string {
  const taken = new Set<string>();
  for (const page of pages) {
    const resources = file.at(page.inherited, 'Resources');
    const ofKind = isDictionary(resources) ? file.at(resources, kind) : null;
    if (isDictionary(ofKind)) for (const name of ofKind.keys()) taken.add(name);
  }
  let free = wanted;
  for (let i = 1; taken.has(free); i += 1) free = `${wanted}${i}`;
  return free;
}

function copyOf(value: Value): Dictionary {
  return isDictionary(value) ? new Map(value) : new Map();
}
