import { quarterTurn } from '../fields/describe-field.ts';
import type { Inspection } from '../fields/pdf-field.ts';
import { type Page, visibleBox } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';

/** The size of a page as displayed, and how it is turned. */
export function describePage(file: PdfFile, page: Page): Inspection['pages'][number] {
  const [, , width, height] = visibleBox(file, page);
  const rotate = file.at(page.inherited, 'Rotate');
  return { width, height, rotate: quarterTurn(typeof rotate === 'number' ? rotate : 0) };
}
