import type { Say } from '../texts/texts-of.ts';
import type { Language } from '../wire/language.ts';

/** What templates of questions need: words, answers, and whom to tell about new ones. */
export type QuestionContext = {
  say: Say;
  language: Language;
  answers: Readonly<Record<string, string>>;
  calculated: Readonly<Record<string, string>>;
  /** Questions that other answers make unnecessary; they are not shown. */
  unneeded: ReadonlySet<string>;
  /** What is wrong with an answer, when it is time to say so. */
  problemOf(questionId: string): string | undefined;
  /** Advice on an answer. */
  adviceOf(questionId: string): string | undefined;
  /** The question that is outlined. */
  marked: string | undefined;
  answer(questionId: string, text: string): void;
  /** An answer is complete for now: the person went on to something else. */
  leave(questionId: string): void;
  focus(questionId: string): void;
};
