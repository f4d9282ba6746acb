import { faultOf } from '../foundation/fault-of.ts';
import type { Log } from '../foundation/log.ts';
import type { RefusedRelease } from '../release/release-problem.ts';

/** The result of a check: nothing new, another release, or the same without a valid statement. */
export type CheckResult = 'same' | 'taken' | 'expired';

/** The results of registry checks, and the current problem. */
export type Checks = {
  passed(result: CheckResult): void;
  failed(problem: RefusedRelease, error: Error): void;
  problem(): RefusedRelease | undefined;
  /** How often each result occurred. */
  counts: ReadonlyMap<string, number>;
};

/** Counts the results of checks. A problem is logged when it begins, changes or ends, not at every check. */
export function createChecks(log: Log): Checks {
  const counts = new Map<string, number>();
  let problem: RefusedRelease | undefined;
  const count = (result: string) => counts.set(result, (counts.get(result) ?? 0) + 1);
  return {
    counts,
    problem: () => problem,
    passed(result) {
      count(result);
      if (problem) log('info', { code: 'REGISTRY_TROUBLE_ENDED' });
      problem = undefined;
    },
    failed(found, error) {
      count(found.code);
      const isNew = found.code !== problem?.code || found.message !== problem.message;
      problem = found;
      if (!isNew) return;
      const isOurs = found.code === 'RELEASE_UNUSABLE';
      log('error', { code: isOurs ? `${found.code}: ${faultOf(error)}` : found.code });
    },
  };
}
