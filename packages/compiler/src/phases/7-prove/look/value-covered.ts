import { defineProof } from '../foundation/define-proof.ts';
import { reportSights } from './report-sights.ts';
import { sightsOf } from './sights-of.ts';

/** More than a speck of ink. */
const [most, nearlyAll] = [0.05, 0.95];

/** Nothing lies over a value: what people see of it is what was printed. */
export const valueCovered = defineProof({
  code: 'value-covered',
  severity: 'error',
  prove(form, report) {
    const wrong = sightsOf(form).flatMap((sight) => {
      const { covered, faint, above } = sight.seen;
      const hidden = covered + (above === undefined ? 0 : faint);
      if (hidden <= most) return [];
      const part = hidden < nearlyAll ? 'partly ' : '';
      const what = above === undefined ? 'what the blank draws' : `an annotation (${above})`;
      return [{ sight, says: `is ${part}hidden by ${what}` }];
    });
    const help =
      'Open the blank and look what is there. Add a box of your own where the paper is free under "add", bind that, and list this field under "blank".';
    reportSights(form, wrong, help, report);
  },
});
