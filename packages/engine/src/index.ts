export { rulesBrokenBy } from './answers/broken-rules.ts';
export { federalPatterns } from './answers/federal-patterns.ts';
export { maxFederalAmount } from './answers/federal-values.ts';
export { interviewOf } from './answers/interview-of.ts';
export { readAnswer } from './answers/read-answer.ts';
export { type Walk, walk } from './answers/walk.ts';
export { complete } from './complete.ts';
export { pdfValues } from './filling/pdf-values.ts';
export { type PrintedLine, printedLine } from './filling/printed-line.ts';
export type { Completed, PdfValues } from './foundation/completed.ts';
export type {
  Address,
  Answers,
  Clock,
  FillRequest,
  Person,
  SignForm,
} from './foundation/fill-request.ts';
export { type PreparedForm, prepareForm } from './foundation/prepare-form.ts';
export { maxSuggestions, type Refusal, type RefusalCode } from './foundation/refusal.ts';
export type { Known, Values } from './foundation/values.ts';
export {
  type Changes,
  changesFor,
  type LapseReason,
  type NewReason,
  type StayReason,
} from './payroll/changes-for.ts';
export type { AgreementClaim } from './payroll/claims-of.ts';
export { engineRowOn } from './payroll/engine-row-on.ts';
export { type Certificate, type Lapse, lapseOf } from './payroll/lapse-of.ts';
export {
  type FilingStatus,
  type LetterTerms,
  type Lock,
  type LockInLetter,
  lockOn,
} from './payroll/lock-in-letter.ts';
export { type LetterTerm, termsNotMet } from './payroll/terms-not-met.ts';
export {
  type ApplicableFlow,
  type ApplicableForm,
  applicable,
  formsByPlace,
  type HomeAndWork,
} from './places/applicable.ts';
export { runSelfTest } from './run-self-test.ts';
