import { defineCheck, eachPlace } from '../foundation/define-check.ts';
import { offerTo } from '../localities/offers-of.ts';
import { peopleConcerned } from './people-concerned.ts';

/** The condition under which a form is recommended must be true for someone to whom it is offered, unless it is `false`. */
export const recommendedToNobody = defineCheck({
  code: 'recommended-to-nobody',
  severity: 'error',
  check: eachPlace(({ locality }, report) => {
    const people = peopleConcerned(locality);
    const advised = new Set(people.flatMap(({ is }) => offerTo(locality, is).recommended));
    for (const { id, recommended } of locality.forms) {
      if (advised.has(id) || recommended.reads.length === 0) continue;
      report({
        at: recommended.at,
        message: `${id} is recommended to nobody to whom it is offered.`,
        help: 'Correct the condition. To recommend it to nobody, write recommended: false.',
      });
    }
  }),
});
