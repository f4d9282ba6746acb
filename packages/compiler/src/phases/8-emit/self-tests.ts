import { runSelfTest } from '@formpress/engine';
import type { SelfTest } from '@formpress/model';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { personOf } from '../7-prove/filling/person-of.ts';
import { provingClock } from '../7-prove/filling/proving-clock.ts';
import { pathsLockOf } from '../7-prove/paths/paths-lock.ts';
import { pathsOf } from '../7-prove/paths/paths-of.ts';
import type { Sent } from '../7-prove/paths/sent.ts';
import { type Emitter, folderOf, json } from './emitter.ts';

/** A request for each form version, which the service runs before it trusts a release. */
export const selfTests: Emitter = {
  name: 'self-tests',
  emitForms: (forms) =>
    forms.map((form) => json(`${folderOf(form.bundle)}/self-test.json`, selfTestOf(form))),
};

/** A self-test on the path that prints the most: of the locked ones, which need not be run, or else of all. */
export function selfTestOf(form: LoweredForm): SelfTest {
  const { id, version } = form.bundle;
  const test = testOn(form, fullest(lockedPaths(form))) ?? testOn(form, fullest(runPaths(form)));
  if (!test) throw new Error(`No path of ${id} ${version} can be signed.`);
  return test;
}

type Printing = { sent: Sent; pdf: Record<string, string> };

function lockedPaths(form: LoweredForm): Printing[] {
  const lock = pathsLockOf(form);
  return lock && lock !== 'unreadable' ? lock.paths : [];
}

function runPaths(form: LoweredForm): Printing[] {
  return pathsOf(form).runs.flatMap(({ sent, outcome }) =>
    'pdf' in outcome ? [{ sent, pdf: outcome.pdf }] : [],
  );
}

function fullest(paths: Printing[]): Sent | undefined {
  let found: Sent | undefined;
  let most = -1;
  for (const { sent, pdf } of paths) {
    const printed = Object.keys(pdf).length;
    if (printed <= most) continue;
    most = printed;
    found = sent;
  }
  return found;
}

/** A self-test on a path; undefined where the form does not, or no longer, accept it. */
function testOn({ bundle }: LoweredForm, sent: Sent | undefined): SelfTest | undefined {
  if (!sent) return undefined;
  const request = {
    employee: personOf('employee', undefined, bundle),
    employer: personOf('employer', undefined, bundle),
    fields: sent.answers,
    ...(sent.federal ? { federalValues: sent.federal } : {}),
  } as SelfTest['request'];
  const now = provingClock.now.toISOString();
  const run = runSelfTest(bundle, { now, request });
  return run && { now, request, expects: run.outcome };
}
