import { defineCheck } from '../foundation/define-check.ts';

/** Agreements between states hold both ways. The District needs none: it cannot tax people who live elsewhere. */
export const oneSidedAgreement = defineCheck({
  code: 'one-sided-agreement',
  severity: 'error',
  check({ agreements, form, family, place }, report) {
    if (form || place || family.length > 0) return;
    const isMutual = (code: string) => code !== 'DC';
    const frees = new Map(agreements.map((each) => [each.work, each.frees]));
    for (const { work, frees: freed, at, isCredit } of agreements) {
      if (isCredit || !isMutual(work)) continue;
      for (const home of freed.filter(isMutual)) {
        if (frees.get(home)?.includes(work)) continue;
        report({
          at,
          message: `${work} frees residents of ${home}, and ${home} does not free those of ${work}.`,
          help: `Agreements hold both ways: name ${work} under "frees" of ${home}, or take ${home} away here.`,
        });
      }
    }
  },
});
