import { defineCheck, eachPattern } from '../foundation/define-check.ts';
import { faultsWith } from './faults-with.ts';

/** A pattern applies to given answers, so it must not accept the empty one. */
export const patternAcceptsBlank = defineCheck({
  code: 'pattern-accepts-blank',
  severity: 'error',
  check: eachPattern(faultsWith('pattern-accepts-blank')),
});
