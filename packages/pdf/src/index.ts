export { BlankProblem } from './draw/blank-problem.ts';
export { draw } from './draw/draw.ts';
export type {
  Box,
  FieldType,
  Hiding,
  Inspection,
  Near,
  PdfField,
  PdfWidget,
} from './fields/pdf-field.ts';
export { PdfProblem } from './foundation/problem.ts';
/** inspect(bytes, { text? }): Inspection. Throws PdfProblem. */
export { type InspectOptions, inspect } from './inspect/inspect.ts';
/** printedPages(bytes): PrintedLine[][], the printed words of each page. Throws PdfProblem. */
export { type PrintedLine, printedPages } from './inspect/printed-pages.ts';
/** plan(blank, { sign, language? }): { template, plan }, for createFiller of the package fill. */
export { type PlanOptions, plan } from './plan/plan.ts';
/** prepare(bytes, recipe?): the fillable blank. Throws PdfProblem. */
export { prepare } from './prepare/prepare.ts';
export type { AddedField, Recipe, SignPlace } from './prepare/recipe.ts';
/** contactSheet(pdfs, width): Promise<Uint8Array>, one PNG with all their pages. */
export { contactSheet } from './render/contact-sheet.ts';
/** pagePictures(template, width, options?): Promise<Picture[]>, the pixels of each page. */
export { pagePictures } from './render/page-pictures.ts';
/** pictureBox(bytes, { page, box, pageSize }): Promise<Uint8Array | undefined>, a PNG of the page around a box. */
export { pictureBox } from './render/picture-box.ts';
/** pictureFields(bytes, width): Promise<Uint8Array[]>, a PNG for each page with its boxes named. */
export { pictureFields } from './render/picture-fields.ts';
export type { Picture } from './render/png.ts';
/** renderPages(template, width, options?): Promise<Uint8Array[]>, a PNG for each page. */
export { renderPages } from './render/render-pages.ts';
/** measureVisibility(files, places, leastContrast): Promise<InkVisibility[]>, what is seen of the ink in each place. */
export {
  type InkPlace,
  type InkVisibility,
  measureVisibility,
  type VisibilityFiles,
} from './visibility/measure-visibility.ts';
