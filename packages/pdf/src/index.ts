export { BlankProblem } from './draw/blank-problem.ts';
export { draw } from './draw/draw.ts';
export type {
  Box,
  FieldType,
  Hiding,
  Inspection,
  NearText,
  PdfField,
  PdfWidget,
} from './fields/pdf-field.ts';
/** findBoxes(bytes): FoundBox[], where a PDF without fields is to be filled in. Throws PdfProblem. */
export { findBoxes } from './flat/find-boxes.ts';
export type { FoundBox } from './flat/found-box.ts';
export { PdfProblem } from './foundation/problem.ts';
/** findStatements(bytes): PrintedStatement[], what people sign, with the marks to read it by. Throws PdfProblem. */
export { findStatements, type PrintedStatement } from './inspect/find-statements.ts';
/** informationOf(bytes): Record<string, string>, the document information. Throws PdfProblem. */
export { informationOf } from './inspect/information.ts';
/** inspect(bytes, { text? }): Inspection. Throws PdfProblem. */
export { type InspectOptions, inspect } from './inspect/inspect.ts';
/** printedPages(bytes): PrintedLine[][], the printed words of each page. Throws PdfProblem. */
export { type PrintedLine, printedPages } from './inspect/printed-pages.ts';
/** readPassage(bytes, { page, starts, ends }): Passage, the printed words between two marks. Throws PdfProblem. */
export { type Passage, type PassageMarks, readPassage } from './inspect/read-passage.ts';
/** finishPlan(planned, captions): { template, plan }, for createFiller of the package fill. */
export { finishPlan, type PlannedDraft } from './plan/finish-plan.ts';
/** plan(blank, { sign, language? }): { template, plan }; planDraft(blank, { sign, captions?, language? }): PlannedDraft. */
export { type PlanOptions, plan, planDraft } from './plan/plan.ts';
/** prepare(bytes, recipe?): the fillable blank; prepareDraft(bytes, recipe): Draft. Both throw PdfProblem. */
export { prepare, prepareDraft } from './prepare/prepare.ts';
export type { AddedField, Recipe, SignPlace } from './prepare/recipe.ts';
/** contactSheet(pdfs, width): Promise<Uint8Array>, one PNG with all their pages. */
export { contactSheet } from './render/contact-sheet.ts';
/** pagePictures(template, width, options?): Promise<Picture[]>, the pixels of each page. */
export { pagePictures } from './render/page-pictures.ts';
/** pictureBox(bytes, { page, box, facts }): Promise<Uint8Array | undefined>, a PNG of the page around a box. */
export { pictureBox } from './render/picture-box.ts';
/** pictureFields(bytes, width): Promise<Uint8Array[]>, a PNG for each page with its boxes named. */
export { pictureFields } from './render/picture-fields.ts';
export type { Picture } from './render/png.ts';
/** renderPages(template, width, options?): Promise<Uint8Array[]>, a PNG for each page. */
export { renderPages } from './render/render-pages.ts';
/** captionName(field, state?): the name of a caption in recipes, plans and drafts. */
export { captionName } from './structure/caption-objects.ts';
/** seenBox(box, page): Box, a box of a turned page as it is displayed. */
export { seenBox } from './text/seen-page.ts';
/** findUaBreaches(bytes): UaBreach[], the rules of PDF/UA-1 that a file breaks. */
export { findUaBreaches, type UaBreach } from './ua/find-breaches.ts';
/** measureVisibility(files, places, leastContrast): Promise<InkVisibility[]>, what is seen of the ink in each place. */
export {
  type InkPlace,
  type InkVisibility,
  measureVisibility,
  type VisibilityFiles,
} from './visibility/measure-visibility.ts';
/** finishFile(draft, captions): FinishedFile, a draft with its captions. */
export { type Captions, type Draft, finishFile } from './writer/finish-file.ts';
