export { type ApplicableFlow, type ApplicableForm, applicable, type Place } from './applicable.ts';
export { complete } from './complete.ts';
export type { Completed, PdfValues } from './completed.ts';
export type { Address, Answers, Clock, FillRequest, Person, SignForm } from './fill-request.ts';
export { interviewOf } from './interview-of.ts';
export { type PreparedForm, prepareForm } from './prepare-form.ts';
export type { Refusal, RefusalCode } from './refusal.ts';
export type { Known, Values } from './values.ts';
export { type Walk, walk } from './walk.ts';
