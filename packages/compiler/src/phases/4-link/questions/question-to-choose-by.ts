import type { Report } from '../../../diagnostics/report.ts';
import type { TextNode } from '../../2-parse/foundation/yaml-node.ts';
import type { LinkedQuestion } from '../linked/linked-form.ts';
import type { AnswerKind } from '../linked/linked-kind.ts';
import { answersOf } from '../names/answers-of.ts';
import { unknownName } from '../names/unknown-name.ts';

/** How questions are answered, for the kinds of answer that cannot be listed. */
const open: Partial<Record<AnswerKind, string>> = {
  number: 'is answered with a number',
  text: 'is answered with a text',
  date: 'is answered with a date',
  choices: 'can have several answers at once',
};

/** The question that `by` names. It must exist, and its answers must be a list. */
export function questionToChooseBy(
  by: TextNode,
  { questions, report }: { questions: Map<string, LinkedQuestion>; report: Report },
): LinkedQuestion | undefined {
  const question = questions.get(by.value);
  if (!question) {
    report(unknownName('unknown-question', by.value, questions.keys(), by.at));
    return undefined;
  }
  if (question.unsure) return question;
  if (question.kind !== 'choices' && answersOf(question).length > 0) return question;
  report({
    code: 'not-a-choice',
    severity: 'error',
    at: by.at,
    message: `"${question.id}" ${open[question.kind]}, so nothing can be chosen by it.`,
    related: [{ at: question.at, message: 'The question is here:' }],
    help: 'Choose by a question that has options, or that is answered yes or no.',
  });
  return undefined;
}
