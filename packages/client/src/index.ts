export { answerOf } from './answer-of.ts';
export { createClient, type FormsClient } from './create-client.ts';
export type { Access } from './create-session.ts';
export type { components, operations, paths } from './generated/interface.ts';
export { type Problem, type ProblemCode, Refused } from './refused.ts';
export { type Interview, type Question, type QuestionSet, type Walked, walk } from './walk.ts';
