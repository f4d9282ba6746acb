import { defineCheck, eachPattern } from '../foundation/define-check.ts';
import { faultsWith } from './faults-with.ts';

/** A pattern must fit the whole answer, from its beginning to its end. */
export const unanchoredPattern = defineCheck({
  code: 'unanchored-pattern',
  severity: 'error',
  check: eachPattern(faultsWith('unanchored-pattern')),
});
