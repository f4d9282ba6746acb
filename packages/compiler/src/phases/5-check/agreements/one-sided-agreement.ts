import { defineCheck } from '../foundation/define-check.ts';
import { isMutual } from './one-sided-with.ts';

/** Agreements between states are mutual. The District needs none: it cannot tax people who live elsewhere. */
export const oneSidedAgreement = defineCheck({
  code: 'one-sided-agreement',
  severity: 'error',
  check({ agreements, form, family, place }, report) {
    if (form || place || family.length > 0) return;
    const rows = new Map(agreements.map((each) => [each.work, each]));
    for (const { work, frees: freed, at, isCredit } of agreements) {
      if (isCredit || !isMutual(work)) continue;
      for (const home of freed.filter(isMutual)) {
        const other = rows.get(home);
        if (other?.frees.includes(work)) continue;
        report({
          at,
          ...(other ? { related: [{ at: other.at, message: `The row of ${home}:` }] } : {}),
          message: `${work} frees residents of ${home}, but ${home} does not free those of ${work}.`,
          help: `Agreements are mutual: name ${work} under "frees" of ${home}, or remove ${home} here.`,
        });
      }
    }
  },
});
