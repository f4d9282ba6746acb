import { defineCheck } from '../foundation/define-check.ts';
import { faultsWith } from './faults-with.ts';

/** Some answer must fit a pattern. */
export const patternAcceptsNothing = defineCheck({
  code: 'pattern-accepts-nothing',
  severity: 'error',
  checkPattern: faultsWith('pattern-accepts-nothing'),
});
