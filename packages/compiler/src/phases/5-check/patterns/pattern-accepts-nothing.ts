import { defineCheck, eachPattern } from '../foundation/define-check.ts';
import { faultsWith } from './faults-with.ts';

/** Some answer must fit a pattern. */
export const patternAcceptsNothing = defineCheck({
  code: 'pattern-accepts-nothing',
  severity: 'error',
  check: eachPattern(faultsWith('pattern-accepts-nothing')),
});
