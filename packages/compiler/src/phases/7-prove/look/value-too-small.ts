import { defineProof } from '../foundation/define-proof.ts';
import { reportSights } from './report-sights.ts';
import { sightsOf } from './sights-of.ts';

/** In points. Fine print has 5 or 6. */
const least = 4;

/** Every value is large enough to be read. */
export const valueTooSmall = defineProof({
  code: 'value-too-small',
  severity: 'error',
  prove(form, report) {
    const wrong = sightsOf(form).flatMap((sight) => {
      const { size } = sight.seen;
      if (size >= least) return [];
      const points = `${Math.round(size * 10) / 10}-point`;
      const says = `has ${points} ${sight.kind === 'mark' ? 'boxes' : 'letters'}`;
      return [{ sight, says }];
    });
    const help = `Nobody can read less than ${least} points. The size is that of the field in the blank: add a box of your own under "add", bind that, and list this field under "blank".`;
    reportSights(form, wrong, help, report);
  },
});
