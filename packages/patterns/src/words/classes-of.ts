import { acceptsText } from './accepts-text.ts';
import { automatonOf, automatonOfWords } from './automaton-of.ts';
import { wordOutside } from './word-outside.ts';

/** An answer that represents its class: one of the named answers, or all the rest. */
export type AnswerClass = { answer: string; isNamed: boolean };

/** Partitions the answers a pattern accepts: each named answer that it accepts, and one for all the rest, if any. */
export function classesOf(pattern: string, named: Iterable<string>): AnswerClass[] {
  const accepted = [...named].filter((answer) => acceptsText(pattern, answer));
  const other = wordOutside(automatonOf(pattern), automatonOfWords(accepted));
  return [
    ...accepted.map((answer) => ({ answer, isNamed: true })),
    ...(other === undefined ? [] : [{ answer: other, isNamed: false }]),
  ];
}
