import { defineProof } from '../foundation/define-proof.ts';
import { reportBoxes } from './report-boxes.ts';
import { visibilityOf } from './visibility-of.ts';

/** The share of the ink that may be outside: a speck. */
const most = 0.02;

/** Every value is on the page, within its crop box. */
export const valueOutsidePage = defineProof({
  code: 'value-outside-page',
  severity: 'error',
  prove(form, report) {
    const wrong = visibilityOf(form).flatMap((box) => {
      const { outside, isCropped } = box.seen;
      if (outside <= most) return [];
      const part = outside === 1 ? '' : 'partly ';
      const says = isCropped
        ? `is ${part}outside of what the page shows: its crop box is smaller than its paper`
        : `is ${part}outside of the page`;
      return [{ box, says }];
    });
    const help =
      'What is outside is not printed. Add a box of your own under "add", bind that, and list this field under "blank".';
    reportBoxes(form, wrong, help, report);
  },
});
