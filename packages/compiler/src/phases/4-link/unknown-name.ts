import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { answersOf } from './answers-of.ts';
import type { LinkedQuestion } from './linked-form.ts';

/** What can be named without being there, and how that is said. */
const sayings = {
  'unknown-question': (name: string) => `There is no question "${name}".`,
  'unknown-kind': (name: string) => `There is no kind of answer "${name}".`,
  'unknown-amount': (name: string) => `There is no amount "@${name}".`,
  'unknown-form': (name: string) => `There is no form "${name}".`,
  'unknown-statement': (name: string) => `There is no statement "${name}".`,
  'unknown-tax-parameter': (name: string) => `There is no tax parameter "${name}".`,
} as const;

/** A name that leads nowhere, with the nearest one that does. */
export function unknownName(
  code: keyof typeof sayings,
  name: string,
  known: Iterable<string>,
  at: Place,
): Diagnostic {
  const near = didYouMean(name, known, code === 'unknown-amount' ? '@' : '');
  return { code, severity: 'error', at, message: `${sayings[code](name)}${near}` };
}

/** An answer that a question does not offer. */
export function unknownAnswer(question: LinkedQuestion, answer: string, at: Place): Diagnostic {
  const known = answersOf(question).map(({ value }) => value);
  return {
    code: 'unknown-answer',
    severity: 'error',
    at,
    message: `"${question.id}" cannot be answered "${answer}".${didYouMean(answer, known)}`,
    related: [{ at: question.at, message: 'The question stands here:' }],
    help: `Its answers are ${known.join(', ')}.`,
  };
}
