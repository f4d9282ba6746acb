import { maxProblems } from '@formpress/contract';
import type { RequestProblem } from '../foundation/refusal.ts';

/**
 * The problems of a request, in the order in which they are found. Keys that a caller made up may be
 * tens of thousands: when there are as many problems as are reported, such keys are only counted.
 */
export class Problems {
  readonly list: RequestProblem[] = [];
  /** How many there are beside those that are listed. */
  unlisted = 0;

  /** Adds a problem of something that the interface or the form knows. */
  add(problem: RequestProblem): void {
    this.list.push(problem);
  }

  /** Adds a problem with a key that a caller made up. */
  addUnknown(problem: () => RequestProblem): void {
    if (this.list.length < maxProblems) this.list.push(problem());
    else this.unlisted += 1;
  }
}
