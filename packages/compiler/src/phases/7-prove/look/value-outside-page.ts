import { defineProof } from '../foundation/define-proof.ts';
import { reportSights } from './report-sights.ts';
import { sightsOf } from './sights-of.ts';

/** More than a speck of ink. */
const most = 0.02;

/** Every value stands on the page, and within the part of it that is shown and printed. */
export const valueOutsidePage = defineProof({
  code: 'value-outside-page',
  severity: 'error',
  prove(form, report) {
    const wrong = sightsOf(form).flatMap((sight) => {
      const { outside, isCropped } = sight.seen;
      if (outside <= most) return [];
      const part = outside === 1 ? '' : 'partly ';
      const says = isCropped
        ? `is ${part}outside of what the page shows: its crop box is smaller than its paper`
        : `is ${part}outside of the page`;
      return [{ sight, says }];
    });
    const help =
      'What is outside is not printed. Add a box of your own under "add", bind that, and list this field under "blank".';
    reportSights(form, wrong, help, report);
  },
});
