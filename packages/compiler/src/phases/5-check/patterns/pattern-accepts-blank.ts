import { defineCheck, eachPattern } from '../foundation/define-check.ts';
import { faultsWith } from './faults-with.ts';

/** A pattern is about answers that are given, so it must not accept the empty one. */
export const patternAcceptsBlank = defineCheck({
  code: 'pattern-accepts-blank',
  severity: 'error',
  check: eachPattern(faultsWith('pattern-accepts-blank')),
});
