import { defineProof } from '../foundation/define-proof.ts';
import { reportBoxes } from './report-boxes.ts';
import { visibilityOf } from './visibility-of.ts';

/** The share of the ink that may be hidden, a speck, and the share that counts as all of it. */
const [most, nearlyAll] = [0.05, 0.95];

/** Nothing covers a value. */
export const valueCovered = defineProof({
  code: 'value-covered',
  severity: 'error',
  prove(form, report) {
    const wrong = visibilityOf(form).flatMap((box) => {
      const { covered, faint, above } = box.seen;
      const hidden = covered + (above === undefined ? 0 : faint);
      if (hidden <= most) return [];
      const part = hidden < nearlyAll ? 'partly ' : '';
      const what = above === undefined ? 'what the blank draws' : `an annotation (${above})`;
      return [{ box, says: `is ${part}hidden by ${what}` }];
    });
    const help =
      'Open the blank and see what is there. Add a box of your own where the paper is free under "add", bind that, and list this field under "blank".';
    reportBoxes(form, wrong, help, report);
  },
});
