import type { components } from './generated/interface.ts';

/** One screen of an interview or of a guided flow. */
export type QuestionSet = components['schemas']['QuestionSet'];

/** One question of it. */
export type Question = components['schemas']['Question'];

type Mapping = components['schemas']['NavigationMapping'];

/** Where a walk has come to: the sets it passed, the answers, the forms that options called for. */
export type Walked = {
  sets: string[];
  answers: Record<string, string>;
  forms: components['schemas']['FormSummary'][];
  /** How it ended: with a statement to agree to, without one, or nowhere. */
  end: { statement?: string } | 'INELIGIBLE';
};

/** Who asks for sets and who answers. An empty answer is none. */
export type Interview = {
  start: string;
  ask(questionSetId: string): Promise<QuestionSet>;
  answer(question: Question, set: QuestionSet): string;
};

/** Walks question sets by their navigation, from the first to the end. */
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
