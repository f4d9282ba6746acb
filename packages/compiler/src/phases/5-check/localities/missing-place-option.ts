import { placeNames, provinces, usStates } from '@formpress/model';
import type { LinkedKind, LinkedOption } from '../../4-link/linked/linked-kind.ts';
import { defineCheck } from '../foundation/define-check.ts';

/** The places of a country. Puerto Rico may be in a list of states, or not. */
const countries = [usStates.filter((code) => code !== 'PR'), [...provinces]];

/** A list of the states or provinces that all forms share must have all of them. */
export const missingPlaceOption = defineCheck({
  code: 'missing-place-option',
  severity: 'error',
  check({ sharedKinds = [] }, report) {
    for (const kind of sharedKinds) {
      for (const { code, before } of missingFrom(kind)) {
        report({
          at: before.at,
          message: `The list "${kind.name}" lacks ${placeNames[code]}, and all forms share it.`,
          help: `Add ${placeNames[code]} after this line. A form that leaves a place out takes it from the list with "without".`,
        });
      }
    }
  },
});

/**
 * The places that a list lacks, each with the option after which it belongs. Half of the places or fewer
 * are a choice, not a list.
 */
function missingFrom({ options }: LinkedKind): { code: string; before: LinkedOption }[] {
  const listed = new Map(
    options.map((option) => [placeNames[option.value] ?? option.value, option]),
  );
  const has = (code: string) => listed.get(placeNames[code] ?? '');
  return countries.flatMap((codes) => {
    const present = codes.filter(has);
    if (present.length <= codes.length / 2) return [];
    return codes.flatMap((code, index) => {
      const [first] = options;
      const before = codes.slice(0, index).reverse().map(has).find(Boolean) ?? first;
      return has(code) || !before ? [] : [{ code, before }];
    });
  });
}
