import type { LockedPath } from './paths-lock.ts';
import type { PathRun } from './run-path.ts';

/** A run as recorded in the lock; a broken one is not recorded. */
export function lockedPath({ sent, sets, outcome }: PathRun): LockedPath | undefined {
  if ('broken' in outcome) return undefined;
  if (!('pdf' in outcome)) return { sent, sets, ...outcome, taxParameters: {}, pdf: {} };
  const { finish, taxParameters, pdf } = outcome;
  const values = taxParameters.map(({ id, value }) => [id, value]);
  return { sent, sets, finish, taxParameters: Object.fromEntries(values), pdf };
}
