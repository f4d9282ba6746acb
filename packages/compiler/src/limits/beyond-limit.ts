import type { Diagnostic, SourceRange } from '../diagnostics/diagnostic.ts';
import type { Limit } from './limits.ts';

/** The finding for something that is larger than its limit. */
export function beyondLimit(limit: Limit, at: SourceRange, help: string): Diagnostic {
  return { code: 'beyond-limit', severity: 'error', at, message: describeLimit(limit), help };
}

/** Only the message of that finding, for checks that set the code themselves. */
export function describeLimit({ most, of }: Limit): string {
  return `There are more than ${formatCount(most)} ${of}.`;
}

/** A count as people write it: 1,000. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
}
