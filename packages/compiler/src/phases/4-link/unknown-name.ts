import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';

/** What can be named without being there, and how that is said. */
const sayings = {
  'unknown-question': (name: string) => `The form has no question "${name}".`,
  'unknown-kind': (name: string) => `There is no kind of answer "${name}".`,
  'unknown-amount': (name: string) => `There is no amount "@${name}".`,
  'unknown-form': (name: string) => `There is no form "${name}".`,
  'unknown-statement': (name: string) => `The form has no statement "${name}".`,
  'unknown-tax-parameter': (name: string) => `The form has no tax parameter "${name}".`,
  'unknown-field': (name: string) => `The blank has no field "${name}".`,
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
export function unknownAnswer(
  question: { id: string; options: { value: string }[] },
  answer: string,
  at: Place,
): Diagnostic {
  const known = question.options.map(({ value }) => value);
  const message = `"${question.id}" cannot be answered "${answer}".${didYouMean(answer, known)}`;
  return { code: 'unknown-answer', severity: 'error', at, message };
}
