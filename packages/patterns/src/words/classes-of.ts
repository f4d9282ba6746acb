import { acceptsText } from './accepts-text.ts';
import { automatonOf, automatonOfWords } from './automaton-of.ts';
import { wordOutside } from './word-outside.ts';

/** One answer that stands for all answers of its class: a named one, or any other. */
export type AnswerClass = { answer: string; isNamed: boolean };

/** Sorts the answers a pattern accepts: each of the named ones that it does accept, and one for all the rest, if any. */
export function classesOf(pattern: string, named: Iterable<string>): AnswerClass[] {
  const accepted = [...named].filter((answer) => acceptsText(pattern, answer));
  const other = wordOutside(automatonOf(pattern), automatonOfWords(accepted));
  return [
    ...accepted.map((answer) => ({ answer, isNamed: true })),
    ...(other === undefined ? [] : [{ answer: other, isNamed: false }]),
  ];
}
