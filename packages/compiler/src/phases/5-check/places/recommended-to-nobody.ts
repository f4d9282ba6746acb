import { defineCheck, eachPlace } from '../foundation/define-check.ts';
import { offerTo } from '../localities/offers-of.ts';
import { peopleOf } from './people-of.ts';

/** A condition under which a form is recommended is true for someone to whom it is offered; false says nobody. */
export const recommendedToNobody = defineCheck({
  code: 'recommended-to-nobody',
  severity: 'error',
  check: eachPlace(({ locality }, report) => {
    const people = peopleOf(locality);
    const advised = new Set(people.flatMap(({ is }) => offerTo(locality, is).recommended));
    for (const { id, recommended } of locality.forms) {
      if (advised.has(id) || recommended.reads.length === 0) continue;
      report({
        at: recommended.at,
        message: `${id} is recommended to nobody to whom it is offered.`,
        help: 'Correct the condition. Where nobody is meant to be advised to complete it, write recommended: false.',
      });
    }
  }),
});
