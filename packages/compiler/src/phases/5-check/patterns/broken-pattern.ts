import { defineCheck, eachPattern } from '../foundation/define-check.ts';
import { faultsWith } from './faults-with.ts';

/** A pattern must be a valid regular expression. */
export const brokenPattern = defineCheck({
  code: 'broken-pattern',
  severity: 'error',
  check: eachPattern(faultsWith('broken-pattern')),
});
