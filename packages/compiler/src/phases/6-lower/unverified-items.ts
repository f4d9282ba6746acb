import type { Confidence } from '@formpress/model';
import type { LinkedForm } from '../4-link/linked/linked-form.ts';

/** The bases that name a source that was read, the agency's own or another. */
const isRead = new Set<Confidence['basis']>(['AGENCY_FILE', 'OTHER_SOURCE']);

/** The parts of a form that were not verified in a source: "form" for its facts, questions by id, amounts with @. */
export function unverifiedItems({ questions, amounts, facts }: LinkedForm): string[] {
  const asked = [...questions.values()].filter(({ isUnverified }) => isUnverified);
  const named = [...amounts.values()].filter(({ isUnverified }) => isUnverified);
  return [
    ...(isRead.has(facts.confidence.basis) ? [] : ['form']),
    ...asked.map(({ id }) => id),
    ...named.map(({ name }) => `@${name}`),
  ];
}
