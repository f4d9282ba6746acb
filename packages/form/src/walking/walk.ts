import type { AnswerProblem } from '../reading/read-path.ts';
import type { FormSummary } from '../wire/form-summary.ts';
import type { QuestionSet } from '../wire/question-set.ts';
import { Interview } from './interview.ts';

/** Where a walk starts, and how it gets question sets and answers. */
export type WalkOptions<Set extends QuestionSet = QuestionSet> = {
  start: string;
  ask(questionSetId: string): Promise<Set>;
  /** The answer to a question, now or later; an empty one is no answer. */
  answer(question: Set['questions'][number], set: Set): string | Promise<string>;
  /** Called when answers to a set are refused, before it is asked again. Without it the walk throws. */
  refused?(problems: AnswerProblem[], set: Set): void | Promise<void>;
};

/** The result of a walk: the sets passed, the answers to send, calculated values, and the forms that the chosen options require. */
export type Walked = {
  sets: string[];
  answers: Record<string, string>;
  calculated: Record<string, string>;
  forms: FormSummary[];
  /** How it ended: with a statement to agree to, without one, or with ineligibility. */
  end: { statement?: string } | 'INELIGIBLE';
};

/** Walks question sets from the first to the end, following their navigation, and waits for every answer. */
export async function walk<Set extends QuestionSet>(options: WalkOptions<Set>): Promise<Walked> {
  const sets: Set[] = [];
  const load = async (id: string) => {
    const set = await options.ask(id);
    sets.push(set);
    return set;
  };
  const interview = await Interview.begin({ start: options.start, load });
  for (;;) {
    const set = sets.at(-1);
    if (!set) throw new Error('There is no question set.');
    await answerSet(set, interview, options);
    const moved = await interview.next();
    if (moved === 'end') return resultOf(interview);
    if (moved === 'refused') await refusedAt(set, interview, options);
  }
}

async function answerSet<Set extends QuestionSet>(
  set: Set,
  interview: Interview,
  { answer }: WalkOptions<Set>,
): Promise<void> {
  for (const question of set.questions as Set['questions'][number][]) {
    if (question.isCalculated || interview.reading.unneeded.has(question.id)) continue;
    interview.answer(question.id, await answer(question, set));
  }
}

async function refusedAt<Set extends QuestionSet>(
  set: Set,
  { problems }: Interview,
  { refused }: WalkOptions<Set>,
): Promise<void> {
  if (refused) return refused(problems, set);
  const reasons = problems.map(
    ({ questionId, message = 'an answer is needed' }) => `${questionId}: ${message}`,
  );
  throw new Error(`The answers to ${set.id} are refused. ${reasons.join(' ')}`);
}

function resultOf({ sets, reading }: Interview): Walked {
  const { fields: answers, calculated, forms, next } = reading;
  if (next === undefined || (next !== 'INELIGIBLE' && 'set' in next))
    throw new Error('The walk has not ended.');
  return { sets: sets.map(({ id }) => id), answers, calculated, forms, end: next };
}
