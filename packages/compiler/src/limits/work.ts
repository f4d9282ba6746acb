import { type Limit, limits } from './limits.ts';

/** Thrown where paths are chosen, and caught by `pathsOf` alone: there is more to do than there may be. */
export class TooMuchWork extends Error {
  readonly limit: Limit;
  /** The set in which it became too much. */
  readonly set: string | undefined;

  constructor(limit: Limit, set?: string) {
    super(`More than ${limit.most} ${limit.of}.`);
    this.limit = limit;
    this.set = set;
  }
}

/** Counts the steps that were taken for a form, so that no form takes hours: it counts, and looks at no clock. */
export type Work = { spend(steps: number): void };

/** Work that was not begun. */
export function createWork(limit: Limit = limits.pathWork): Work {
  let spent = 0;
  return {
    spend(steps) {
      spent += steps;
      if (spent > limit.most) throw new TooMuchWork(limit);
    },
  };
}
