/** createFiller(template, plan).fill(values, mode): { pdf } or { refusals }. */
export { createFiller, type Filled, type FilledParts, type Filler } from './filler.ts';
export { type Fitted, fit, fitCells, type Room } from './fit.ts';
export type { Typeface } from './typeface.ts';
export { Typefaces } from './typefaces.ts';
export {
  type FillMode,
  type FillValues,
  type PlainValues,
  type Refusal,
  valuesFrom,
} from './values.ts';
