import { defineCheck, eachPattern } from '../foundation/define-check.ts';
import { faultsWith } from './faults-with.ts';

/** The time to check an answer must be linear in its length, whatever was typed. */
export const slowPattern = defineCheck({
  code: 'slow-pattern',
  severity: 'error',
  check: eachPattern(faultsWith('slow-pattern')),
});
