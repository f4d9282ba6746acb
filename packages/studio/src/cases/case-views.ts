import { compareCase, type LoweredForm, runCase } from '@formpress/compiler';
import type { OpenForm } from '../forms/open-forms.ts';
import { placeOf } from '../foundation/places.ts';
import type { CaseView, SentAnswers } from '../foundation/wire.ts';

type Case = LoweredForm['source']['cases'][number];

/** The cases of a form, each with the outcomes that differ from what it expects. */
export function caseViews({ lowered, files }: OpenForm): CaseView[] {
  return lowered.source.cases.map((example) => {
    const { about, at, data } = example;
    return {
      about,
      place: placeOf(at, files),
      sent: answersIn(example),
      ...(data.employee && { employee: data.employee }),
      ...(data.employer && { employer: data.employer }),
      differences: compareCase(example, runCase(lowered, data)).map(({ message }) => message),
    };
  });
}

/** What a case sends. */
export function answersIn({ data }: Case): SentAnswers {
  return { answers: { ...data.answers }, ...(data.federal && { federal: { ...data.federal } }) };
}
