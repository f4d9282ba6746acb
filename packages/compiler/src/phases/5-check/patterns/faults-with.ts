import { firstFault, type PatternCode } from '@formpress/patterns';
import type { LinkedPattern } from '../../4-link/linked/linked-form.ts';
import type { Say } from '../foundation/define-check.ts';

/** Looks for what is wrong with a pattern by itself, as far as it is of this sort. */
export function faultsWith(code: PatternCode): (pattern: LinkedPattern, report: Say) => void {
  return ({ text, placeOf }, report) => {
    const found = firstFault(text);
    if (found?.code !== code) return;
    for (const { start, end, message, help } of found.faults) {
      report({ at: placeOf(start, end), message, help });
    }
  };
}
