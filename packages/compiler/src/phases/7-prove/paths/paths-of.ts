import { createWork, TooMuchWork } from '../../../limits/work.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { choosePaths } from './choose-paths.ts';
import { type PathsLock, pathsLockOf } from './paths-lock.ts';
import { type PathRun, pathRunner } from './run-path.ts';
import { selectionDigest } from './selection-digest.ts';
import type { Sent } from './sent.ts';

/** The results of a form's representative paths, and the contents of its lock. */
export type FormPaths = {
  runs: PathRun[];
  of: bigint;
  lock?: PathsLock | 'unreadable';
  /** The current results of the locked paths; the same as `runs` while the lock fits the form. */
  lockedRuns: PathRun[];
  /** Set when no path was run because there is too much work. */
  tooMuch?: TooMuchWork;
};

const known = new WeakMap<LoweredForm, FormPaths>();

/**
 * Runs the paths of a form, once for all proofs: those of its lock while it fits, else newly chosen ones.
 */
export function pathsOf(form: LoweredForm): FormPaths {
  const paths = known.get(form) ?? runWithinLimits(form);
  known.set(form, paths);
  return paths;
}

function runWithinLimits(form: LoweredForm): FormPaths {
  try {
    return runPaths(form);
  } catch (trouble) {
    if (!(trouble instanceof TooMuchWork)) throw trouble;
    return { runs: [], of: 0n, lockedRuns: [], tooMuch: trouble };
  }
}

function runPaths(form: LoweredForm): FormPaths {
  const run = pathRunner(form);
  const lock = pathsLockOf(form);
  if (!lock || lock === 'unreadable') {
    return { ...runChosen(form, [], run), ...(lock ? { lock } : {}), lockedRuns: [] };
  }
  const locked = lock.paths.map(({ sent }) => sent);
  const lockedRuns = locked.map(run);
  if (lock.selection === selectionDigest(form.bundle, locked)) {
    return { runs: lockedRuns, of: BigInt(lock.of), lock, lockedRuns };
  }
  return { ...runChosen(form, locked, run), lock, lockedRuns };
}

function runChosen(form: LoweredForm, before: Sent[], run: (sent: Sent) => PathRun) {
  const work = createWork();
  const { paths, of } = choosePaths(form.bundle, before, work);
  work.spend(paths.length * 100 * Object.keys(form.bundle.questions).length);
  return { runs: byRoute(paths.map(run)), of };
}

/** Groups paths through the same sets, in the order in which the routes were found. */
function byRoute(runs: PathRun[]): PathRun[] {
  const routes = new Map<string, PathRun[]>();
  for (const run of runs) {
    const route = `${run.sent.federal ? 'federal ' : ''}${run.sets.join(' ')}`;
    routes.set(route, [...(routes.get(route) ?? []), run]);
  }
  return [...routes.values()].flat();
}
