import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { defineCheck } from '../foundation/define-check.ts';
import { offerTo } from './offers-of.ts';

/** A certificate that everyone must file refuses nobody: a claim that fails leads on without that claim. */
export const ineligibleForAll = defineCheck({
  code: 'ineligible-for-all',
  severity: 'warning',
  checkRelease({ forms, localities }, report) {
    for (const locality of localities) {
      const everyones = new Set(recommendedAtHome(locality));
      for (const { id, version, locality: code, ineligibleAt } of forms) {
        const [at, ...others] = ineligibleAt;
        if (!at || code !== locality.code || !everyones.has(id)) continue;
        report({
          at,
          message: `Everyone who lives and works in ${code} must file ${id} ${version}, but this answer makes them ineligible.`,
          related: others.map((other) => ({ at: other, message: 'So does this one:' })),
          help: 'INELIGIBLE is for the form, not for a claim. Lead people whose claim fails to the rest of the certificate, or refuse the claim by a rule.',
        });
      }
    }
  },
});

/** The forms recommended to people who live and work in a place. Nobody lives in a country alone. */
function recommendedAtHome(locality: LinkedLocality): string[] {
  return offerTo(locality, { home: locality.code, work: [locality.code] }).recommended;
}
