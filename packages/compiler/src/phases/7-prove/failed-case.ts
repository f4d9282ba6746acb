import { complete, walk } from '@formpress/engine';
import { createFiller, type Filler } from '@formpress/fill';
import type { LinkedCase } from '../4-link/linked-form.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { compareCase, type Outcome } from './compare-case.ts';
import { defineProof } from './define-proof.ts';
import { personOf } from './person-of.ts';

// Nothing in a case depends on the day it runs: this one is only printed into the date field.
const clock = { now: new Date('2026-03-01T12:00:00Z'), timeZone: 'UTC' };

/** Every worked example comes out as it says, through engine and fill. */
export const failedCase = defineProof({
  code: 'failed-case',
  severity: 'error',
  prove(form, report) {
    const filler = createFiller(form.template, form.plan);
    for (const example of form.linked.cases) {
      for (const { at, message } of compareCase(example, run(form, example, filler))) {
        report({
          at,
          message,
          ...(at === example.at ? {} : { related: [{ at: example.at, message: 'The case is:' }] }),
          help: 'Mend the form if the case is right, or the case if the form is.',
        });
      }
    }
  },
});

function run({ bundle }: LoweredForm, { data }: LinkedCase, filler: Filler): Outcome {
  const { visited, end } = walk(bundle, data.answers, data.federal);
  if ('ineligible' in end) return { path: visited, finish: 'INELIGIBLE' };
  const result = complete(
    bundle,
    {
      employee: personOf('employee', data.employee, bundle),
      employer: personOf('employer', data.employer, bundle),
      fields: data.answers,
      ...(data.federal ? { federalValues: data.federal } : {}),
      signForm: 'SIGN',
    },
    clock,
  );
  if ('refusals' in result) return { path: visited, refusals: result.refusals };
  const filled = filler.fill(result.completed.pdf, 'SIGN');
  const unprintable = 'refusals' in filled ? filled.refusals : [];
  return { ...result.completed, unprintable };
}
