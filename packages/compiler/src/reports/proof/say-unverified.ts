import type { Bundle } from '@formpress/model';

/** Whether a form was read in a source, and what of it was not. */
export function sayUnverified({ unverified = [] }: Bundle): string {
  return unverified.length === 0 ? 'verified' : `unverified: ${unverified.join(', ')}`;
}
