import type { FieldProblem } from '../sessions/session-types.ts';
import type { TextName } from '../texts/en.ts';
import type { Say } from '../texts/texts-of.ts';

/** The texts that say what a field of a person accepts, by its name. */
const ownWords: Record<string, TextName> = {
  middleInitial: 'middleInitialWrong',
  zipCode: 'zipCodeWrong',
  postalCode: 'postalCodeWrong',
};

/** What to show at a problem: the service's words, or ours where it has none. */
export function problemText({ field, code, message }: FieldProblem, say: Say): string {
  if (message !== undefined && message !== '') return message;
  if (code === 'MISSING_ANSWER') return say('missing');
  if (code === 'MISSING') return say('missingField');
  if (code === 'NO_SUCH_DAY') return say('noSuchDay');
  return say(ownWords[field.slice(field.lastIndexOf('.') + 1)] ?? 'invalid');
}

/** What screen readers announce when answers are refused: the number of problems, and the first one. */
export function problemAnnouncement(problems: readonly FieldProblem[], say: Say): string {
  const [first] = problems;
  if (!first) return '';
  const count = problems.length;
  const many = count === 1 ? say('oneProblem') : say('problems', { count });
  return `${many} ${problemText(first, say)}`;
}
