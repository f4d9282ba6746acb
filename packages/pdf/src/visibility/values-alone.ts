import { type Page, pagesOf } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { type Dictionary, isDictionary, Name, StreamObject, type Value } from '../reader/values.ts';
import { contentOperations, type Operation } from '../text/content-operations.ts';
import { writeFile } from '../writer/write-file.ts';
import type { PageGrid } from './page-grid.ts';

/** Removes everything but the values from the pages of a filled file, and widens the pages by their margin. */
export function valuesAlone(file: PdfFile, grids: ReadonlyMap<number, PageGrid>): Uint8Array {
  const pages = pagesOf(file);
  for (const [number, grid] of grids) {
    const page = pages[number - 1];
    if (!page) continue;
    const { dictionary } = page;
    dictionary.set('Resources', new Map([['Font', fontsOf(file, page)]]));
    dictionary.set('MediaBox', grid.withMargin()).delete('Annots');
    dictionary.set('CropBox', grid.withMargin());
    dictionary.set('Contents', contentOf(file, page) ?? []);
  }
  return writeFile(file);
}

/** The fonts in which values are printed. The other fonts of a page would take long to write. */
function fontsOf(file: PdfFile, page: Page): Dictionary {
  const resources = file.at(page.inherited, 'Resources');
  const fonts = isDictionary(resources) ? file.at(resources, 'Font') : null;
  const used = new Map<string, Value>();
  for (const { operator, operands } of operationsOf(file, page)) {
    const [name] = operands;
    if (operator !== 'Tf' || !(name instanceof Name) || !isDictionary(fonts)) continue;
    used.set(name.text, fonts.get(name.text) ?? null);
  }
  return used;
}

function operationsOf(file: PdfFile, page: Page): Iterable<Operation> {
  const content = file.resolve(contentOf(file, page));
  const bytes = content instanceof StreamObject ? file.unpack(content) : undefined;
  return contentOperations(bytes ?? new Uint8Array());
}

/** The last content of a page, which filling writes. */
function contentOf(file: PdfFile, { dictionary }: Page): Value | undefined {
  const contents = file.at(dictionary, 'Contents');
  return Array.isArray(contents) ? contents.at(-1) : undefined;
}

/** The size of the smallest letters of each text on a page, by the number of its marked content. */
export function printedSizes(file: PdfFile, page: Page): Map<number, number> {
  const sizes = new Map<number, number>();
  let tag: number | undefined;
  for (const { operator, operands } of operationsOf(file, page)) {
    if (operator === 'BDC') tag = tagIn(operands[1]);
    const size = operator === 'Tf' ? operands[1] : undefined;
    if (tag === undefined || typeof size !== 'number') continue;
    sizes.set(tag, Math.min(size, sizes.get(tag) ?? size));
  }
  return sizes;
}

function tagIn(properties: Value | undefined): number | undefined {
  const tag = isDictionary(properties) ? properties.get('MCID') : undefined;
  return typeof tag === 'number' ? tag : undefined;
}
