export type { NextStep } from './reading/next-step.ts';
export {
  type AnswerProblem,
  type Answers,
  type PathReading,
  type People,
  readPath,
} from './reading/read-path.ts';
export { FormSession } from './sessions/form-session.ts';
export type { PersonField, PersonRole } from './sessions/person-fields.ts';
export type { FieldProblem, SessionOptions, Step } from './sessions/session-types.ts';
export type {
  FillSettings,
  FlowSetQuery,
  FormQuery,
  FormSource,
  QuestionSetQuery,
} from './source/form-source.ts';
export { httpSource } from './source/http-source.ts';
export {
  createInterview,
  Interview,
  type InterviewOptions,
  type MoveResult,
} from './walking/interview.ts';
export { type Walked, type WalkOptions, walk } from './walking/walk.ts';
export type {
  Address,
  FederalValues,
  FillReply,
  FillRequest,
  FormFields,
  FormInformation,
  Person,
  SignForm,
} from './wire/fill.ts';
export type { Flow, FlowsReply, LocationRequest, MissingForm } from './wire/flows.ts';
export type { FormSummary } from './wire/form-summary.ts';
export type { Language } from './wire/language.ts';
export { type Problem, type ProblemCode, Refused } from './wire/problem.ts';
export type {
  Calculation,
  DisplayType,
  Navigation,
  NavigationMapping,
  Note,
  Notice,
  Question,
  QuestionOption,
  QuestionSet,
  Required,
  Rule,
} from './wire/question-set.ts';
