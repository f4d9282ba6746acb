import { setImmediate, setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { runSelfTest } from '@formpress/engine';
import type { FormVersion } from './form-version.ts';
import type { LoadedRelease } from './load-release.ts';
import { ReleaseProblem } from './release-problem.ts';

/** How long to rest after a form while requests are answered, in times of what it took. */
const restfulness = 4;

type Circumstances = {
  signal?: AbortSignal;
  /** Whether requests are answered meanwhile: they go first. */
  isServing?: boolean;
};

/**
 * Fills every form version of a release once and holds what comes of it against what the compiler
 * saw. Other work is done between two forms.
 */
export async function selfTest(
  { forms, files }: LoadedRelease,
  { signal, isServing = false }: Circumstances = {},
): Promise<void> {
  const failed: string[] = [];
  for (const form of [...forms.values()].flat()) {
    signal?.throwIfAborted();
    const startedAt = performance.now();
    if (!passes(form)) failed.push(`${form.entry.id} ${form.entry.version}`);
    if (isServing) await setTimeout(restfulness * (performance.now() - startedAt));
    else await setImmediate();
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
