import type { LoweredForm } from '../phases/6-lower/lowered-form.ts';
import { unverifiedItems } from '../phases/6-lower/unverified-items.ts';

/** Whether a form was read in a source, and what of it was not. */
export function sayUnverified(form: LoweredForm): string {
  const items = unverifiedItems(form.linked);
  return items.length === 0 ? 'verified' : `unverified: ${items.join(', ')}`;
}
