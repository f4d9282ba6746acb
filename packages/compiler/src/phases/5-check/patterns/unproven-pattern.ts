import { defineCheck, eachPattern } from '../foundation/define-check.ts';
import { faultsWith } from './faults-with.ts';

/** What cannot be proved of a pattern is said. */
export const unprovenPattern = defineCheck({
  code: 'unproven-pattern',
  severity: 'error',
  check: eachPattern(faultsWith('unproven-pattern')),
});
