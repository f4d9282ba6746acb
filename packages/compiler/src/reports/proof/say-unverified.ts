import type { Bundle } from '@formpress/model';
import { sayChecked } from '../foundation/say-checked.ts';

/** Whether a form is verified, and what in it is not. */
export function sayUnverified(bundle: Bundle): string {
  const { unverified = [] } = bundle;
  return unverified.length === 0 ? sayChecked(bundle) : `unverified: ${unverified.join(', ')}`;
}
