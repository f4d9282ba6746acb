import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { runSelfTest } from '@formpress/engine';
import type { FormVersion } from './form-version.ts';
import type { LoadedRelease } from './load-release.ts';
import { ReleaseProblem } from './release-problem.ts';

/**
 * Fills every form version of a release once and holds what comes of it against what the compiler
 * saw. Other requests are answered between two forms.
 */
export async function selfTest(
  { forms, files }: LoadedRelease,
  signal?: AbortSignal,
): Promise<void> {
  const failed: string[] = [];
  for (const form of [...forms.values()].flat()) {
    signal?.throwIfAborted();
    if (!passes(form)) failed.push(`${form.entry.id} ${form.entry.version}`);
    await setImmediate();
  }
  if (failed.length === 0) return;
  throw new ReleaseProblem(
    'SELF_TEST_FAILED',
    `The release in ${files.folder} fails its self-test: ${failed.join(', ')}.`,
  );
}

/** Whatever a form throws here it would throw at a request, so the release is not used. */
function passes(form: FormVersion): boolean {
  try {
    const test = form.selfTest();
    const run = runSelfTest(form.bundle(), test);
    if (!run || !isDeepStrictEqual(run.outcome, test.expects)) return false;
    return 'pdf' in form.filler().fill(run.completed.pdf, 'SIGN');
  } catch {
    return false;
  }
}
