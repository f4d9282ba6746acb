import { defineCheck, eachPattern } from '../foundation/define-check.ts';
import { faultsWith } from './faults-with.ts';

/** A pattern must be simple enough to prove what it accepts. */
export const unprovenPattern = defineCheck({
  code: 'unproven-pattern',
  severity: 'error',
  check: eachPattern(faultsWith('unproven-pattern')),
});
