import type { FederalInterview } from '@formpress/model';

const yesNo = '^(?:true|false)$';
const amount = '^(?:[0-9]{1,10}|[0-9]{1,3}(?:,[0-9]{3}){1,2})(?:\\.[0-9]{1,2})?$';

/** What clients may send as federal values, by name, in the order of the HTTP interface. */
export function federalPatterns({ filingStatus }: FederalInterview): Record<string, string> {
  return {
    filingStatus: `^(?:${Object.keys(filingStatus).join('|')})$`,
    isExempt: yesNo,
    isNonResidentAlien: yesNo,
    twoJobs: yesNo,
    additionalWithholding: amount,
    dependentsAmt: amount,
    otherIncome: amount,
    deductions: amount,
  };
}
