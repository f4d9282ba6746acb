// Generated from schemas/authoring/case.schema.json by npm run generate. Do not edit.

/**
 * A file in cases: one worked example, or a list of them.
 */
export type CaseFile = AuthoredCase | AuthoredCases;
/**
 * Several worked examples.
 *
 * @minItems 1
 */
export type AuthoredCases = AuthoredCase[];

/**
 * A worked example: answers, and the expected results.
 */
export interface AuthoredCase {
  /**
   * What the example shows, in a sentence.
   */
  about?: string;
  employee?: AuthoredCaseEmployee;
  employer?: AuthoredCaseEmployer;
  federal?: AuthoredCaseFederal;
  /**
   * The answers, by question id. Several choices are joined by commas.
   */
  answers?: {
    /**
     * The answer to this question.
     */
    [k: string]: string;
  };
  expect: AuthoredExpect;
}
/**
 * The employee. Without it, a standard person is used; missing values are taken from that person.
 */
export interface AuthoredCaseEmployee {
  /**
   * The employee's first name.
   */
  firstName?: string;
  /**
   * One letter.
   */
  middleInitial?: string;
  /**
   * The employee's last name.
   */
  lastName?: string;
  /**
   * The US social security number.
   */
  socialSecurityNumber?: string;
  /**
   * The Canadian social insurance number.
   */
  socialInsuranceNumber?: string;
  /**
   * The expiry date of a social insurance number that begins with 9.
   */
  socialInsuranceNumberExpiryDate?: string;
  address?: AuthoredCaseAddress;
}
/**
 * An address, in the United States or in Canada.
 */
export interface AuthoredCaseAddress {
  /**
   * Street and number.
   */
  streetAddress1?: string;
  /**
   * A second line of the address; it may always be left out.
   */
  streetAddress2?: string;
  /**
   * The city.
   */
  city?: string;
  /**
   * The two-letter code of the state.
   */
  state?: string;
  /**
   * The ZIP code.
   */
  zipCode?: string;
  /**
   * The two-letter code of the province or territory.
   */
  provinceTerritory?: string;
  /**
   * The postal code.
   */
  postalCode?: string;
}
/**
 * The employer. Without it, a standard employer is used.
 */
export interface AuthoredCaseEmployer {
  /**
   * The employer's name.
   */
  name?: string;
  /**
   * The employer's federal identification number.
   */
  federalEIN?: string;
  /**
   * The employer's telephone number.
   */
  telephoneNumber?: string;
  address?: AuthoredCaseAddress;
}
/**
 * Values of the federal certificate. With them the second interview is used.
 */
export interface AuthoredCaseFederal {
  /**
   * The federal filing status.
   */
  filingStatus?: string;
  /**
   * Whether the employee is exempt from federal withholding.
   */
  isExempt?: string;
  /**
   * Whether the employee is a nonresident alien.
   */
  isNonResidentAlien?: string;
  /**
   * Whether the box for two jobs is ticked.
   */
  twoJobs?: string;
  /**
   * The extra amount withheld each pay period.
   */
  additionalWithholding?: string;
  /**
   * The credits for dependents.
   */
  dependentsAmt?: string;
  /**
   * Other income of the year.
   */
  otherIncome?: string;
  /**
   * Deductions of the year.
   */
  deductions?: string;
}
/**
 * The expected results. Only what is named here is compared.
 */
export interface AuthoredExpect {
  /**
   * The question sets on the path, in order.
   *
   * Items: A question set, such as QS2.
   */
  path?: string[];
  /**
   * The statement that is signed at the end, or INELIGIBLE.
   */
  finish?: string;
  /**
   * The rules between answers that the answers break, in order; [] for none.
   *
   * Items: The id of a rule in questions.yaml.
   */
  rules?: string[];
  /**
   * Calculated values, by question id.
   */
  values?: {
    /**
     * The value as it prints.
     */
    [k: string]: string;
  };
  /**
   * The tax parameters for payroll, by id.
   */
  taxParameters?: {
    /**
     * The value that payroll gets.
     */
    [k: string]: string;
  };
  /**
   * The value of a field of the PDF: a text, on or off for a box, signed for a signature, '' for an empty field.
   */
  pdf?: {
    /**
     * The value of this field.
     */
    [k: string]: string;
  };
}
