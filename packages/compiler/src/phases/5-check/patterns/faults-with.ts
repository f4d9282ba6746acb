import { firstFault, type PatternCode } from '@formpress/patterns';
import type { LinkedPattern } from '../../4-link/linked/linked-kind.ts';
import type { ReportFinding } from '../foundation/define-check.ts';

/** Reports the faults of a pattern that have this code. */
export function faultsWith(
  code: PatternCode,
): (pattern: LinkedPattern, report: ReportFinding) => void {
  return ({ text, placeOf }, report) => {
    const found = firstFault(text);
    if (found?.code !== code) return;
    for (const { start, end, message, help } of found.faults) {
      report({ at: placeOf(start, end), message, help });
    }
  };
}
