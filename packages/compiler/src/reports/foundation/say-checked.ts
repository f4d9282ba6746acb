import type { Bundle } from '@formpress/model';

/** What a form without unverified items was checked against. Only the agency's own file verifies it. */
export function sayChecked({ source }: Bundle): string {
  if (!source) return 'no source named';
  return source.sha256 === undefined ? 'other source' : 'verified';
}
