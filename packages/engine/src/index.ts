export { rulesBrokenBy } from './answers/broken-rules.ts';
export { maxFederalAmount } from './answers/federal-values.ts';
export { interviewOf } from './answers/interview-of.ts';
export { readAnswer } from './answers/read-answer.ts';
export { type Walk, walk } from './answers/walk.ts';
export { complete } from './complete.ts';
export { type PrintedLine, printedLine } from './filling/printed-line.ts';
export type { Completed, PdfValues } from './foundation/completed.ts';
export { composed } from './foundation/composed.ts';
export type {
  Address,
  Answers,
  Clock,
  FillRequest,
  Person,
  SignForm,
} from './foundation/fill-request.ts';
export { maxTextLength } from './foundation/max-text-length.ts';
export { type PreparedForm, prepareForm } from './foundation/prepare-form.ts';
export { maxSuggestions, type Refusal, type RefusalCode } from './foundation/refusal.ts';
export type { Known, Values } from './foundation/values.ts';
export {
  type ApplicableFlow,
  type ApplicableForm,
  applicable,
  formsByPlace,
  type HomeAndWork,
} from './places/applicable.ts';
export { runSelfTest } from './run-self-test.ts';
