import type { components } from './generated/interface.ts';

/** A screen of an interview or a guided flow. */
export type QuestionSet = components['schemas']['QuestionSet'];

/** A question in a question set. */
export type Question = components['schemas']['Question'];

type Mapping = components['schemas']['NavigationMapping'];

/** The result of a walk: the sets passed, the answers, and the forms that the chosen options require. */
export type Walked = {
  sets: string[];
  answers: Record<string, string>;
  forms: components['schemas']['FormSummary'][];
  /** How it ended: with a statement to agree to, without one, or with ineligibility. */
  end: { statement?: string } | 'INELIGIBLE';
};

/** Where a walk starts, and how it gets question sets and answers. An empty answer means no answer. */
export type Interview = {
  start: string;
  ask(questionSetId: string): Promise<QuestionSet>;
  answer(question: Question, set: QuestionSet): string;
};

/** Walks question sets from the first to the end, following their navigation. */
export async function walk({ start, ask, answer }: Interview): Promise<Walked> {
  const walked: Walked = { sets: [], answers: {}, forms: [], end: {} };
  for (let next: string | undefined = start; next !== undefined; ) {
    const set: QuestionSet = await ask(next);
    walked.sets.push(set.id);
    for (const question of set.questions) {
      if (!question.isCalculated) take(answer(question, set), question, walked);
    }
    const mapping = mappingOf(set, walked.answers);
    if (!mapping.hasMoreQuestions) walked.end = endOf(mapping, walked.answers);
    next = mapping.hasMoreQuestions ? mapping.nextQuestionSetId : undefined;
  }
  return walked;
}

function take(answer: string, { id, questionOptions = [] }: Question, walked: Walked): void {
  if (answer === '') return;
  walked.answers[id] = answer;
  const chosen = questionOptions.find((option) => String(option.value ?? option.id) === answer);
  walked.forms.push(...(chosen?.formsToComplete ?? []));
}

function mappingOf({ id, navigation }: QuestionSet, answers: Walked['answers']): Mapping {
  const { navigationMapping, navigationMappings, questionId = '' } = navigation;
  const mapping = navigationMapping ?? navigationMappings?.[answers[questionId] ?? ''];
  if (!mapping) throw new Error(`The answer to ${questionId} does not lead on from ${id}.`);
  return mapping;
}

function endOf(mapping: Mapping, answers: Walked['answers']): Walked['end'] {
  if (mapping.nextQuestionSetId === 'INELIGIBLE') return 'INELIGIBLE';
  const { perjuryStatement } = mapping;
  if (perjuryStatement === undefined) return {};
  const statement = perjuryStatement.replace(/\{\{ *(\w+) *\}\}/g, (_, id) => answers[id] ?? '');
  return { statement };
}
