export { BlankProblem } from './draw/blank-problem.ts';
export { draw } from './draw/draw.ts';
export { inspect } from './inspect/inspect.ts';
export type { Box, FieldType, Inspection, PdfField, PdfWidget } from './inspect/pdf-field.ts';
export { type PlanOptions, plan } from './plan/plan.ts';
export { prepare } from './prepare/prepare.ts';
export type { AddedField, Recipe, SignPlace } from './prepare/recipe.ts';
export { PdfProblem } from './problem.ts';
export { renderPages } from './render/render-pages.ts';
