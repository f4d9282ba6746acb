import { type AnswerProblem, type Walked as Walk, walk as walkSets } from '@formpress/form';
import type { components } from './generated/interface.ts';

/** A screen of an interview or a guided flow. */
export type QuestionSet = components['schemas']['QuestionSet'];

/** A question in a question set. */
export type Question = components['schemas']['Question'];

/** The result of a walk: the sets passed, the answers, and the forms that the chosen options require. */
export type Walked = Walk;

/** Where a walk starts, and how it gets question sets and answers. */
export type Interview = {
  start: string;
  ask(questionSetId: string): Promise<QuestionSet>;
  /** The answer to a question, now or when a person has given it. An empty answer means no answer. */
  answer(question: Question, set: QuestionSet): string | Promise<string>;
  /** Called when answers to a set are refused, before it is asked again. Without it the walk throws. */
  refused?(problems: AnswerProblem[], set: QuestionSet): void | Promise<void>;
};

/** Walks question sets from the first to the end, following their navigation, and waits for every answer. */
export function walk(interview: Interview): Promise<Walked> {
  return walkSets<QuestionSet>(interview);
}
