import { mostReported } from '@formpress/engine';
import type { Problem } from '../refusal.ts';

/**
 * Adds a problem with a name that the caller made up. A request may hold tens of thousands: when
 * there are as many problems as are reported, the rest is only counted.
 */
export function addUnknown(problems: Problem[], problem: () => Problem): void {
  const last = problems.at(-1);
  if (last && problems.length >= mostReported) last.unlisted = (last.unlisted ?? 0) + 1;
  else problems.push(problem());
}
