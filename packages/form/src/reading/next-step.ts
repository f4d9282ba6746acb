import type { NavigationMapping, QuestionSet } from '../wire/question-set.ts';

/** What comes after a set: another one, the end with or without a statement, or ineligibility. */
export type NextStep = { set: string } | { statement?: string } | 'INELIGIBLE';

/** Where a set leads, by answers and calculated values; undefined while the value that decides is missing. */
export function nextStep(set: QuestionSet, known: Record<string, string>): NextStep | undefined {
  const { navigationMapping, navigationMappings = {}, questionId = '' } = set.navigation;
  if (navigationMapping) return stepOf(navigationMapping, known);
  const answer = known[questionId];
  if (answer === undefined) return undefined;
  const mapping = Object.hasOwn(navigationMappings, answer)
    ? navigationMappings[answer]
    : undefined;
  if (!mapping) throw new Error(`The answer to ${questionId} does not lead on from ${set.id}.`);
  return stepOf(mapping, known);
}

function stepOf(mapping: NavigationMapping, known: Record<string, string>): NextStep {
  const { hasMoreQuestions, nextQuestionSetId: set, perjuryStatement } = mapping;
  if (set === 'INELIGIBLE') return 'INELIGIBLE';
  if (hasMoreQuestions && set !== undefined) return { set };
  if (perjuryStatement === undefined) return {};
  return { statement: filledStatement(perjuryStatement, known) };
}

/** A statement with the employee's own answers in it. */
function filledStatement(statement: string, known: Record<string, string>): string {
  return statement.replace(/\{\{ *(\w+) *\}\}/g, (_, id: string) => known[id] ?? '');
}
