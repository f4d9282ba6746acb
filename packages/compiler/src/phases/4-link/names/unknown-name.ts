import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { suggest } from '../../../diagnostics/fixes/fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { LinkedQuestion } from '../linked/linked-form.ts';
import { answersOf } from './answers-of.ts';

/** The message for each kind of unknown name. */
const messages = {
  'unknown-question': (name: string) => `There is no question "${name}".`,
  'unknown-claim': (name: string) => `There is no claim "${name}".`,
  'unknown-kind': (name: string) => `There is no kind of answer "${name}".`,
  'unknown-amount': (name: string) => `There is no amount "@${name}".`,
  'unknown-form': (name: string) => `There is no form "${name}".`,
  'unknown-statement': (name: string) => `There is no statement "${name}".`,
  'unknown-tax-parameter': (name: string) => `There is no tax parameter "${name}".`,
} as const;

/** The finding for an unknown name, with the nearest of those that may be meant, or else the list of known ones. */
export function unknownName(
  code: keyof typeof messages,
  name: string,
  known: Iterable<string>,
  at: SourceRange,
  meant: Iterable<string> = known,
): Diagnostic {
  const mark = code === 'unknown-amount' ? '@' : '';
  const names = [...known];
  const { question, ...fixes } = suggest(name, meant === known ? names : meant, at, mark);
  const help = question === '' && names.length > 0 ? { help: describeKnownNames(names, mark) } : {};
  const message = `${messages[code](name)}${question}`;
  const lacks = code === 'unknown-question' ? { lacks: missingQuestion(name) } : {};
  return { code, severity: 'error', at, message, ...help, ...fixes, ...lacks };
}

/** The key that findings about the same missing question share. */
export function missingQuestion(id: string): string {
  return `question ${id}`;
}

/** The key that findings share if they are about the same answer that a question does not offer. */
export function missingAnswer(question: string, answer: string): string {
  return `answer ${question} ${answer}`;
}

const mostNames = 12;

/** A sentence with the known names: the first `mostNames`, and how many more there are. */
export function describeKnownNames(names: string[], mark = ''): string {
  if (names.length === 1) return `The only one is ${mark}${names[0]}.`;
  const shown = names.slice(0, mostNames).map((name) => `${mark}${name}`);
  const more = names.length - shown.length;
  return `The known ones are ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/**
 * Whether all keys are answers that a question offers. Reports those that are not; if none is, reports
 * the line that chooses the question.
 */
export function checkAnswers(
  question: LinkedQuestion,
  lines: { key: string; keyAt: SourceRange }[],
  report: Report,
  by?: SourceRange,
): boolean {
  if (question.unsure) return true;
  const known = answersOf(question).map(({ value }) => value);
  const unknown = lines.filter(({ key }) => !known.includes(key));
  const { at, places } = question;
  const related = [{ at: places.options ?? at, message: 'Its answers are here:' }];
  const help = `Its answers are ${known.join(', ')}.`;
  if (by && lines.length > 1 && unknown.length === lines.length) {
    const message = `None of these lines is an answer of "${question.id}". Is it the right question?`;
    report({ code: 'unknown-answer', severity: 'error', at: by, message, related, help });
    return false;
  }
  const missing = known.filter((each) => !lines.some(({ key }) => key === each));
  for (const { key, keyAt } of unknown) {
    const { question: meant, ...fixes } = suggest(key, missing, keyAt);
    const message = `"${question.id}" cannot be answered "${key}".${meant}`;
    const code = 'unknown-answer';
    const lacks = missingAnswer(question.id, key);
    report({ code, severity: 'error', at: keyAt, message, related, help, lacks, ...fixes });
  }
  return unknown.length === 0;
}
