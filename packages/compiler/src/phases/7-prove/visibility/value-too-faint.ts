import { defineProof } from '../foundation/define-proof.ts';
import { reportBoxes } from './report-boxes.ts';
import { leastContrast, visibilityOf } from './visibility-of.ts';

/** The share of the ink that may lie on equally dark print: a text may cross a line. */
const most = 0.25;
const nearlyAll = 0.9;

/** Every value must be clearly visible against what lies below it. */
export const valueTooFaint = defineProof({
  code: 'value-too-faint',
  severity: 'error',
  prove(form, report) {
    const wrong = visibilityOf(form).flatMap((box) => {
      const { faint, contrast, above, print } = box.seen;
      // It is compared with the colour of what lies over it, which value-covered reports.
      if (faint <= most || above !== undefined) return [];
      // Print that it crosses is reported by value-over-print.
      if (print && faint < nearlyAll) return [];
      const ratio = Math.round(contrast * 10) / 10;
      const says = `can hardly be told from what lies below: their contrast is ${ratio} to 1`;
      return [{ box, says }];
    });
    const help = `The contrast must be at least ${leastContrast} to 1. The colour is that of the field in the blank: add a box of your own under "add", bind that, and list this field under "blank".`;
    reportBoxes(form, wrong, help, report);
  },
});
