// Generated from schemas/http/lock-in-letter.schema.json by npm run generate. Do not edit.

/**
 * A lock-in letter: the locality whose agency sent it, or an object with the terms of the letter.
 */
export type LockInLetter = string | LetterWithTerms;

/**
 * A letter with its terms. With those of FEDERAL, a certificate is accepted that withholds at least as much on every one. For any other locality the terms count for nothing, because its law is not known: no certificate is accepted, and the reply says that the terms were not used. The same holds for a form that reports no filing status to compare with them. A term that is left out counts as S, false or 0.
 */
export interface LetterWithTerms {
  /**
   * FEDERAL, CANADA_FEDERAL, or a state or province.
   */
  locality: string;
  /**
   * The filing status that the letter orders.
   */
  filingStatus?: 'S' | 'M' | 'H';
  /**
   * Whether the letter orders the higher withholding of Step 2(c).
   */
  twoJobs?: boolean;
  /**
   * The credits that the letter allows, Step 3.
   */
  dependentsAmt?: number | string;
  /**
   * The other income that the letter adds, Step 4(a).
   */
  otherIncome?: number | string;
  /**
   * The deductions that the letter allows, Step 4(b).
   */
  deductions?: number | string;
  /**
   * The extra amount that the letter orders for each pay period, Step 4(c).
   */
  additionalWithholding?: number | string;
}
