import type { LoweredForm } from '../phases/6-lower/lowered-form.ts';

/** What of a form was read in no source: "form" for its facts, questions by id, amounts with @. */
export function unverifiedItems({ linked }: LoweredForm): string[] {
  const questions = [...linked.questions.values()].filter(({ isUnverified }) => isUnverified);
  const amounts = [...linked.amounts.values()].filter(({ isUnverified }) => isUnverified);
  return [
    ...(linked.facts.confidence ? ['form'] : []),
    ...questions.map(({ id }) => id),
    ...amounts.map(({ name }) => `@${name}`),
  ];
}
