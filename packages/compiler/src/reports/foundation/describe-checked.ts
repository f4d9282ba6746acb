import type { Bundle, Confidence } from '@formpress/model';

/** What a form was checked against, and what in it was not read in any source. Only the agency's own file makes it verified. */
export function describeChecked({ confidence, unverified = [] }: Bundle): string {
  const items = unverified.filter((item) => item !== 'form');
  const basis = describeBasis(confidence, items.length === 0);
  return items.length === 0 ? basis : `${basis}; ${items.length} unverified: ${items.join(', ')}`;
}

function describeBasis(
  { basis, source, from, rule }: Confidence = { basis: 'MEMORY' },
  isWhole: boolean,
): string {
  switch (basis) {
    case 'AGENCY_FILE':
      return isWhole ? 'verified: agency file' : 'agency file';
    case 'OTHER_SOURCE':
      return `other source: ${source}`;
    case 'CARRIED_OVER':
      return `carried over: ${from}`;
    case 'DERIVED':
      return `derived: ${from} (${rule})`;
    case 'MEMORY':
      return 'memory';
  }
}
