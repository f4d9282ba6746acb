import { compareCase } from './compare-case.ts';
import { defineProof } from './foundation/define-proof.ts';
import { runCase } from './run-case.ts';

/** Every worked example must come out as it says, through engine and fill. */
export const failedCase = defineProof({
  code: 'failed-case',
  severity: 'error',
  prove(form, report) {
    for (const example of form.source.cases) {
      for (const { at, message } of compareCase(example, runCase(form, example.data))) {
        report({
          at,
          message,
          ...(at === example.at ? {} : { related: [{ at: example.at, message: 'The case is:' }] }),
          help: 'Correct the form if the case is right, or the case if the form is.',
        });
      }
    }
  },
});
