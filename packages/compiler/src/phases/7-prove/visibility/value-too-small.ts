import { defineProof } from '../foundation/define-proof.ts';
import { reportBoxes } from './report-boxes.ts';
import { visibilityOf } from './visibility-of.ts';

/** The smallest size, in points. Fine print has 5 or 6. */
const least = 4;

/** Every value is large enough to be read. */
export const valueTooSmall = defineProof({
  code: 'value-too-small',
  severity: 'error',
  prove(form, report) {
    const wrong = visibilityOf(form).flatMap((box) => {
      const { size } = box.seen;
      if (size >= least) return [];
      const points = `${Math.round(size * 10) / 10}-point`;
      const says = `has ${points} ${box.kind === 'mark' ? 'boxes' : 'letters'}`;
      return [{ box, says }];
    });
    const help = `Nobody can read less than ${least} points. The size is that of the field in the blank: add a box of your own under "add", bind that, and list this field under "blank".`;
    reportBoxes(form, wrong, help, report);
  },
});
