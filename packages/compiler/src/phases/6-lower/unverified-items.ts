import type { LinkedForm } from '../4-link/linked/linked-form.ts';

/** What in a form was not verified in a source: "form" for its facts, questions by id, amounts with @. */
export function unverifiedItems({ questions, amounts, facts }: LinkedForm): string[] {
  const asked = [...questions.values()].filter(({ isUnverified }) => isUnverified);
  const named = [...amounts.values()].filter(({ isUnverified }) => isUnverified);
  return [
    ...(facts.confidence ? ['form'] : []),
    ...asked.map(({ id }) => id),
    ...named.map(({ name }) => `@${name}`),
  ];
}
