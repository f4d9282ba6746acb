import { type Language, languages } from '@formpress/model';
import type { LinkedLocality } from '../4-link/linked/linked.ts';
import { clientFormulas } from '../6-lower/client-formulas.ts';
import { lowerQuestionSets, type QuestionSetBodies } from '../6-lower/lower-question-sets.ts';
import { type Emitter, json } from './emitter.ts';

// A flow has no amounts, no statements, no numbers, no calculations and no pictures.
const nothing = {
  amounts: new Map(),
  country: 'US',
  statements: new Map(),
  formulaOf: clientFormulas(new Map()),
  images: '',
} as const;

/** The question sets of guided flows, in each language. */
export const flows: Emitter = {
  name: 'flows',
  emitRelease: ({ localities }) =>
    [...flowBodies(localities)].flatMap(([id, bodies]) =>
      languages.map((language) =>
        json(`flows/${id}/question-sets.${language}.json`, bodies[language]),
      ),
    ),
};

/** The question sets of every flow that has questions, by flow. */
export function flowBodies(
  localities: readonly LinkedLocality[],
): ReadonlyMap<string, Record<Language, QuestionSetBodies>> {
  const asking = localities.flatMap((locality) => locality.flows.flatMap(({ flow }) => flow ?? []));
  return new Map(
    asking.map(({ id, interview }) => {
      const bodies = languages.map((language) => [
        language,
        lowerQuestionSets(interview, language, nothing),
      ]);
      return [id, Object.fromEntries(bodies) as Record<Language, QuestionSetBodies>];
    }),
  );
}
