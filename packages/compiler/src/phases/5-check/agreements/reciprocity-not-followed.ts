import { defineCheck } from '../foundation/define-check.ts';
import { againstAgreements } from './against-agreements.ts';

/** Who is recommended the certificate of an agreement, and who pays at home because of one, must match shared/reciprocity.yaml. */
export const reciprocityNotFollowed = defineCheck({
  code: 'reciprocity-not-followed',
  severity: 'error',
  check({ place, agreements }, report) {
    if (!place) return;
    const own = agreements.find(({ work }) => work === place.locality.code);
    for (const { at, message } of againstAgreements(place.locality, agreements)) {
      report({
        at,
        message,
        ...(own ? { related: [{ at: own.at, message: 'The agreements:' }] } : {}),
        help: 'Correct the condition. Where an agreement itself has changed, change shared/reciprocity.yaml first.',
      });
    }
  },
});
