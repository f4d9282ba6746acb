import { defineCheck } from '../foundation/define-check.ts';
import { againstAgreements } from './against-agreements.ts';

/**
 * Who is recommended the certificate of an agreement, and who pays at home because of one, must match
 * shared/reciprocity.yaml.
 */
export const reciprocityNotFollowed = defineCheck({
  code: 'reciprocity-not-followed',
  severity: 'error',
  check({ place, agreements }, report) {
    if (!place) return;
    const own = agreements.find(({ work }) => work === place.locality.code);
    for (const { at, message, offeredWhen } of againstAgreements(place.locality, agreements)) {
      const related = [
        ...(offeredWhen ? [{ at: offeredWhen, message: 'It is offered when:' }] : []),
        ...(own ? [{ at: own.at, message: 'The agreements:' }] : []),
      ];
      report({
        at,
        message,
        ...(related.length > 0 ? { related } : {}),
        help: 'Correct the condition. Where an agreement itself has changed, change shared/reciprocity.yaml first.',
      });
    }
  },
});
