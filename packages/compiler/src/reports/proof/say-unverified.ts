import type { Bundle } from '@formpress/model';

/** Whether a form is verified, and what in it is not. */
export function sayUnverified({ unverified = [] }: Bundle): string {
  return unverified.length === 0 ? 'verified' : `unverified: ${unverified.join(', ')}`;
}
