/** Files without fields: of invented forms, and agency files whose fields are taken away. */
import type { Box } from '@formpress/pdf';
import {
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFPage,
  rgb,
  StandardFonts,
} from 'pdf-lib-original';
import type { MadeBox, MadeForm } from './made-form.ts';

const black = { color: rgb(0, 0, 0) };

/** An invented form on paper: lines to write on, squares to tick, and ornaments that are neither. */
export async function flatPdfOf({ boxes, texts }: MadeForm): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const count = Math.max(...[...boxes, ...texts].map(({ page = 1 }) => page));
  const pages = Array.from({ length: count }, () => document.addPage([612, 792]));
  for (const { text, x, y, page = 1 } of texts)
    pages[page - 1]?.drawText(text, { x, y, size: 9, font });
  for (const box of boxes) drawBox(pages[(box.page ?? 1) - 1], box);
  for (const page of pages) ornament(page, font);
  return document.save();
}

/** A dividing line, a line above the footer, and a framed notice. */
function ornament(page: PDFPage, font: PDFFont): void {
  page.drawLine({ start: { x: 36, y: 770 }, end: { x: 576, y: 770 }, thickness: 1, ...black });
  page.drawLine({ start: { x: 36, y: 60 }, end: { x: 576, y: 60 }, thickness: 0.5, ...black });
  page.drawText('FORM X-1 (01)', { x: 36, y: 50, size: 8, font });
  page.drawRectangle({
    ...{ x: 36, y: 90, width: 540, height: 20, borderWidth: 0.5 },
    borderColor: rgb(0, 0, 0),
  });
  page.drawText('Give this form to your employer', { x: 230, y: 96, size: 10, font });
}

function drawBox(page: PDFPage | undefined, { x, y, width = 80, kind }: MadeBox): void {
  const isMark = kind === 'tick' || kind === 'radio';
  if (isMark)
    page?.drawRectangle({
      ...{ x, y, width: 9, height: 9, borderWidth: 0.5 },
      borderColor: rgb(0, 0, 0),
    });
  else page?.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.5, ...black });
}

/** A file without its fields, as if it was printed. */
export async function withoutFields(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes);
  for (const page of document.getPages()) page.node.delete(PDFName.of('Annots'));
  document.catalog.delete(PDFName.of('AcroForm'));
  return document.save();
}

/** A file with all that it prints moved. */
export async function moved(bytes: Uint8Array, x: number, y: number): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes);
  for (const page of document.getPages()) page.translateContent(x, y);
  return document.save();
}

/** A file with its pages in another order, counted from 1. */
export async function reordered(bytes: Uint8Array, order: number[]): Promise<Uint8Array> {
  const from = await PDFDocument.load(bytes);
  const document = await PDFDocument.create();
  const pages = await document.copyPages(
    from,
    order.map((page) => page - 1),
  );
  for (const page of pages) document.addPage(page);
  return document.save();
}

type Place = { page: number; box: readonly number[] };

/** Whether two places share most of the smaller one, with some room above a line. */
export function isAt(a: Place, b: Place): boolean {
  const [x = 0, y = 0, width = 0, height = 0] = a.box;
  const [left = 0, bottom = 0, wide = 0, tall = 0] = b.box;
  const across = Math.min(x + width, left + wide) - Math.max(x, left);
  const up = Math.min(y + height, bottom + tall) - Math.max(y, bottom);
  const least = Math.min(width * height, wide * tall);
  return a.page === b.page && across > 0 && up > 0 && across * up >= 0.5 * least;
}

/** The sides of a box: left, bottom, right, top. */
export function sidesOf([x, y, width, height]: Box): [number, number, number, number] {
  return [x, y, x + width, y + height];
}
