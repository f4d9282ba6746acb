import { setImmediate, setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { runSelfTest } from '@formpress/engine';
import type { FormVersion } from './form-version.ts';
import type { LoadedRelease } from './load-release.ts';
import { ReleaseProblem } from './release-problem.ts';

/** The pause after each form while serving, as a multiple of the time that the form took. */
const pauseFactor = 4;

type Circumstances = {
  signal?: AbortSignal;
  /** Whether requests are served meanwhile. They have priority. */
  isServing?: boolean;
};

/**
 * Fills every form version of a release once and compares the result with what the compiler recorded.
 * Other work can run between two forms.
 */
export async function selfTest(
  { forms, files }: LoadedRelease,
  { signal, isServing = false }: Circumstances = {},
): Promise<void> {
  const failed: string[] = [];
  for (const form of [...forms.values()].flat()) {
    signal?.throwIfAborted();
    const startedAt = performance.now();
    if (!passes(form)) failed.push(nameOf(form));
    if (isServing) await setTimeout(pauseFactor * (performance.now() - startedAt));
    else await setImmediate();
  }
  if (failed.length > 0) throw failure(files, failed);
}

/** Runs the self-test of one form version. Throws when it fails. */
export function selfTestForm(form: FormVersion, files: LoadedRelease['files']): void {
  if (!passes(form)) throw failure(files, [nameOf(form)]);
}

function failure({ folder }: LoadedRelease['files'], failed: string[]): ReleaseProblem {
  return new ReleaseProblem(
    'SELF_TEST_FAILED',
    `The release in ${folder} fails its self-test: ${failed.join(', ')}.`,
  );
}

function nameOf({ entry }: FormVersion): string {
  return `${entry.id} ${entry.version}`;
}

/** Whether a form passes. An error here would also occur in a request, so the release is not used. */
function passes(form: FormVersion): boolean {
  try {
    const { test, bundle, filler } = form.trial();
    const run = runSelfTest(bundle, test);
    if (!run || !isDeepStrictEqual(run.outcome, test.expects)) return false;
    return 'pdf' in filler.fill(run.completed.pdf, 'SIGN');
  } catch {
    return false;
  }
}
