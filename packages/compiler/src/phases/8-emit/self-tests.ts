import { type Answers, runSelfTest } from '@formpress/engine';
import type { SelfTest } from '@formpress/model';
import { pathsOf } from '../../paths/paths-of.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { personOf } from '../7-prove/person-of.ts';
import { provingClock } from '../7-prove/proving-clock.ts';
import { type Emitter, folderOf, json } from './emitter.ts';

/** A request for each form version, which the service fills before it trusts a release. */
export const selfTests: Emitter = {
  name: 'self-tests',
  emit: ({ forms }) =>
    forms.map((form) => json(`${folderOf(form.bundle)}/self-test.json`, selfTestOf(form))),
};

/** Of all paths that were proved, the one that prints the most. */
function selfTestOf(form: LoweredForm): SelfTest {
  const { bundle } = form;
  let answers: { answers: Answers; federal?: Answers } | undefined;
  let most = -1;
  for (const { sent, outcome } of pathsOf(form).runs) {
    const printed = 'pdf' in outcome ? Object.keys(outcome.pdf).length : -1;
    if (printed <= most) continue;
    most = printed;
    answers = sent;
  }
  if (!answers) throw new Error(`No path of ${bundle.id} ${bundle.version} can be signed.`);
  const request = {
    employee: personOf('employee', undefined, bundle),
    employer: personOf('employer', undefined, bundle),
    fields: answers.answers,
    ...(answers.federal ? { federalValues: answers.federal } : {}),
  } as SelfTest['request'];
  const now = provingClock.now.toISOString();
  const run = runSelfTest(bundle, { now, request });
  if (!run) throw new Error(`${bundle.id} ${bundle.version} refuses a path that was proved.`);
  return { now, request, expects: run.outcome };
}
