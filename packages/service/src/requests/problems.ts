import { maxProblems } from '@formpress/contract';
import type { RequestProblem } from '../foundation/refusal.ts';

/**
 * The problems of a request, in the order they are found. There may be tens of thousands of unknown
 * keys: when the maximum number of problems is reached, they are only counted.
 */
export class Problems {
  readonly list: RequestProblem[] = [];
  /** How many further problems there are. */
  unlisted = 0;

  /** Adds a problem with a known key. */
  add(problem: RequestProblem): void {
    this.list.push(problem);
  }

  /** Adds a problem with an unknown key. */
  addUnknown(problem: () => RequestProblem): void {
    if (this.list.length < maxProblems) this.list.push(problem());
    else this.unlisted += 1;
  }
}
