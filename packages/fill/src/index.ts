/** createFiller(template, plan).fill(values, mode): { pdf } or { refusals }. */
export { createFiller, type Filled, type FilledParts, type Filler } from './filler.ts';
export {
  digestOfAnswers,
  type Evidence,
  evidenceKeys,
  type Origin,
  type Sealer,
  sealedMessage,
} from './foundation/evidence.ts';
export {
  type FillMode,
  type FillValues,
  type PlainValues,
  type Refusal,
  valuesFrom,
} from './foundation/values.ts';
export type { Typeface } from './layout/typeface.ts';
export { Typefaces } from './layout/typefaces.ts';
