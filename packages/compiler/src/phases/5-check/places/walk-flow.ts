import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedFlow, LinkedFlowRow } from '../../4-link/linked/linked.ts';
import type { LinkedQuestion, LinkedSet, Target } from '../../4-link/linked/linked-form.ts';

/** The result of a flow: the forms it yields and the answers, or the question that lacks an answer. */
export type FlowWalk = {
  forms: string[];
  /** Each answer on the way, such as "njMilitarySpouse true". */
  answered: string[];
  /** The line that decided last: a row, or the forms of a question. */
  decidedAt: SourceRange;
  lacks?: LinkedQuestion;
};

/** Follows a flow from one of its rows, as a client does. */
export function walkFlow(
  row: LinkedFlowRow,
  flow: LinkedFlow | undefined,
  answers: Readonly<Record<string, string>>,
): FlowWalk {
  if ('forms' in row) return { forms: row.forms, answered: [], decidedAt: row.at };
  const walked: FlowWalk = { forms: [], answered: [], decidedAt: row.at };
  const sets = new Map(flow?.interview.sets.map((set) => [set.id, set]));
  let set = sets.get(row.start);
  while (set) {
    sets.delete(set.id);
    const lacks = takeAnswers(set, answers, walked);
    if (lacks) return { ...walked, lacks };
    const target = targetOf(set, answers);
    set = target && 'set' in target ? sets.get(target.set) : undefined;
  }
  return { ...walked, forms: [...new Set(walked.forms)] };
}

function takeAnswers(
  { questions, next }: LinkedSet,
  answers: Readonly<Record<string, string>>,
  walked: FlowWalk,
): LinkedQuestion | undefined {
  for (const { question } of questions) {
    const answer = answers[question.id];
    const steers = next.kind === 'byAnswer' && next.question.id === question.id;
    if (answer === undefined && (question.required === 'always' || steers)) return question;
    if (answer === undefined) continue;
    walked.answered.push(`${question.id} ${answer}`);
    walked.forms.push(...(question.forms?.get(answer) ?? []));
    walked.decidedAt = question.formPlaces?.get(answer) ?? walked.decidedAt;
  }
  return undefined;
}

function targetOf({ next }: LinkedSet, answers: Readonly<Record<string, string>>) {
  const targetFor: (answer: string) => Target | undefined =
    next.kind === 'always' ? () => next.target : (answer) => next.goTo.get(answer)?.target;
  return targetFor(next.kind === 'always' ? '' : (answers[next.question.id] ?? ''));
}
