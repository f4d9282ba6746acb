import { type Limit, limits } from './limits.ts';

/** Thrown while paths are chosen, when there is more work than the limit allows. Only `pathsOf` catches it. */
export class TooMuchWork extends Error {
  readonly limit: Limit;
  /** The set in which the limit was reached. */
  readonly set: string | undefined;

  constructor(limit: Limit, set?: string) {
    super(`More than ${limit.most} ${limit.of}.`);
    this.limit = limit;
    this.set = set;
  }
}

/** Counts the steps taken for a form, so that no form takes hours. It counts steps, not time. */
export type Work = { spend(steps: number): void };

/** A counter at zero. */
export function createWork(limit: Limit = limits.pathWork): Work {
  let spent = 0;
  return {
    spend(steps) {
      spent += steps;
      if (spent > limit.most) throw new TooMuchWork(limit);
    },
  };
}
