import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import type { Limit } from './limits.ts';

/** Says that something is larger than it may be, with the number of the limit. */
export function beyondLimit(limit: Limit, at: Place, help: string): Diagnostic {
  return { code: 'beyond-limit', severity: 'error', at, message: sayLimit(limit), help };
}

/** The sentence alone, for checks that have the code already. */
export function sayLimit({ most, of }: Limit): string {
  return `There are more than ${inThousands(most)} ${of}.`;
}

/** A count as people write it: 1,000. */
export function inThousands(count: number): string {
  return String(count).replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
}
