import { defineCheck, eachPattern } from '../foundation/define-check.ts';
import { faultsWith } from './faults-with.ts';

/** A pattern must mean the same in every program that checks answers with it. */
export const nonPortablePattern = defineCheck({
  code: 'non-portable-pattern',
  severity: 'error',
  check: eachPattern(faultsWith('non-portable-pattern')),
});
