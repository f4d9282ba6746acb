// Generated from schemas/http/fill-request.schema.json by npm run generate. Do not edit.
import type { Address } from './address.ts';
import type { LockInLetter } from './lock-in-letter.ts';

/**
 * An answer, compared as text with the question's validationRegex. An array contains the ids of a multi-select question.
 *
 * This interface was referenced by `FillRequest`'s JSON-Schema
 * via the `definition` "Answer".
 */
export type Answer = string | number | boolean | string[];

/**
 * An employee's data and answers: the body of fillPdf.
 */
export interface FillRequest {
  /**
   * Form id.
   */
  formId: string;
  /**
   * Form version. Without it the latest is used, and a notice says so.
   */
  formVersion?: string;
  employee: Employee;
  employer?: Employer;
  /**
   * PREVIEW: unsigned, SSN or SIN masked, all fields flattened. SIGN: signed and dated, unmasked, all flattened. SIGN_EXTERNALLY: unmasked, not signed; signature and date fields stay open for a signing tool.
   */
  signForm?: 'PREVIEW' | 'SIGN' | 'SIGN_EXTERNALLY';
  /**
   * Answers by question id. None has more than 1,000 characters.
   */
  fields: {
    [k: string]: Answer;
  };
  federalValues?: FederalValues;
  /**
   * Lock-in letters: what a tax agency ordered the employer to withhold. A form that a letter locks is not offered, and filling it is refused with LOCKED_IN. An element is a locality (FEDERAL, CANADA_FEDERAL, or a state or province), or an object with the terms of the letter.
   *
   * @maxItems 64
   */
  lockInLetters?: LockInLetter[];
}
/**
 * The employee. Which fields a form requires and their patterns are in fillPdf/{formId} (GET).
 *
 * This interface was referenced by `FillRequest`'s JSON-Schema
 * via the `definition` "Employee".
 */
export interface Employee {
  /**
   * First name.
   */
  firstName?: string;
  /**
   * At most one letter.
   */
  middleInitial?: string;
  /**
   * Last name.
   */
  lastName?: string;
  /**
   * US forms.
   */
  socialSecurityNumber?: string;
  /**
   * Canadian forms: nine digits, with dashes, spaces or neither.
   */
  socialInsuranceNumber?: string;
  /**
   * Canadian forms, when the number begins with 9: the date it expires, YYYY-MM-DD or MM/DD/YYYY.
   */
  socialInsuranceNumberExpiryDate?: string;
  address?: Address;
}
/**
 * The employer.
 *
 * This interface was referenced by `FillRequest`'s JSON-Schema
 * via the `definition` "Employer".
 */
export interface Employer {
  /**
   * Name of the employer.
   */
  name?: string;
  /**
   * NN-NNNNNNN or nine digits.
   */
  federalEIN?: string;
  /**
   * Telephone number.
   */
  telephoneNumber?: string;
  address?: Address;
}
/**
 * The employee's federal values, for forms that follow them: the values of the federal form's tax parameters.
 *
 * This interface was referenced by `FillRequest`'s JSON-Schema
 * via the `definition` "FederalValues".
 */
export interface FederalValues {
  /**
   * Federal filing status, as the question of the W-4 has it (SINGLE) or as its tax parameter has it (S). Required unless isExempt is true: then any is ignored, also NOT_APPLICABLE, which the W-4 reports for the exempt.
   */
  filingStatus?: 'SINGLE' | 'MARRIED' | 'HEAD_OF_HOUSEHOLD' | 'S' | 'M' | 'H' | 'NOT_APPLICABLE';
  /**
   * Whether the employee is exempt from federal withholding.
   */
  isExempt: boolean | string;
  /**
   * Must be false if isExempt is true.
   */
  isNonResidentAlien?: boolean | string;
  /**
   * Employee and spouse together have two jobs.
   */
  twoJobs?: boolean | string;
  /**
   * Extra amount to withhold, at least 0.
   */
  additionalWithholding?: number | string;
  /**
   * Amount for dependents, at least 0.
   */
  dependentsAmt?: number | string;
  /**
   * Other income, at least 0.
   */
  otherIncome?: number | string;
  /**
   * Deductions, at least 0.
   */
  deductions?: number | string;
  /**
   * Why the employee is exempt, as the W-4 reports it. It is accepted so that all values of the W-4 can be sent; nothing depends on it.
   */
  exemptReason?: string;
}
