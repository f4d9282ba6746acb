export { type AnswerProblem, type Problem, type ProblemCode, Refused } from '@formpress/form';
export { answerOf } from './answer-of.ts';
export { createClient, type FormsClient } from './create-client.ts';
export type { Access } from './create-session.ts';
export { fillBatch, type LineReply } from './fill-batch.ts';
export type { components, operations, paths } from './generated/interface.ts';
export { type Interview, type Question, type QuestionSet, type Walked, walk } from './walk.ts';
