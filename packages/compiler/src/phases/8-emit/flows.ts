import { languages } from '@formpress/model';
import { lowerQuestionSets } from '../6-lower/lower-question-sets.ts';
import { type Emitter, json } from './emitter.ts';

// A flow has no amounts, no statements, no calculations and no pictures.
const nothing = { amounts: new Map(), statements: new Map(), questions: new Map(), images: '' };

/** The question sets of guided flows, in each language. */
export const flows: Emitter = {
  name: 'flows',
  emit: ({ localities }) =>
    localities
      .flatMap((locality) => locality.flows.flatMap(({ flow }) => flow ?? []))
      .flatMap(({ id, interview }) =>
        languages.map((language) =>
          json(
            `flows/${id}/question-sets.${language}.json`,
            lowerQuestionSets(interview, language, nothing),
          ),
        ),
      ),
};
