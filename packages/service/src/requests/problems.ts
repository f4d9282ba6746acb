import { maxProblems } from '@formpress/contract';
import type { Problem } from '../foundation/refusal.ts';

/**
 * The problems of a request, in the order in which they are found. Keys that a caller made up may be
 * tens of thousands: when there are as many problems as are reported, such keys are only counted.
 */
export class Problems {
  readonly list: Problem[] = [];
  /** How many there are beside those that are listed. */
  unlisted = 0;

  /** Adds a problem of something that the interface or the form knows. */
  add(problem: Problem): void {
    this.list.push(problem);
  }

  /** Adds a problem with a key that a caller made up. */
  addUnknown(problem: () => Problem): void {
    if (this.list.length < maxProblems) this.list.push(problem());
    else this.unlisted += 1;
  }
}
