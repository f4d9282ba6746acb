// Generated from schemas/authoring/form.schema.json by npm run generate. Do not edit.

/**
 * Drops what the base form has under this name.
 *
 * This interface was referenced by `FormFile`'s JSON-Schema
 * via the `definition` "None".
 */
export type None = 'none';
/**
 * A number, a date, a table by answer or a table by size.
 *
 * This interface was referenced by `FormFile`'s JSON-Schema
 * via the `definition` "AuthoredAmountValue".
 */
export type AuthoredAmountValue = string | AuthoredAmountTable | AuthoredBands;
/**
 * One row of a table by size.
 *
 * This interface was referenced by `FormFile`'s JSON-Schema
 * via the `definition` "AuthoredBand".
 */
export type AuthoredBand = AuthoredBandValue | AuthoredBandRate;
/**
 * A number without commas and leading zeros, at most 12 digits and 10 decimals.
 *
 * This interface was referenced by `FormFile`'s JSON-Schema
 * via the `definition` "Decimal".
 */
export type Decimal = string;
/**
 * A table by size: the last row whose over is below the number is used.
 *
 * @minItems 1
 */
export type AuthoredBands = AuthoredBand[];

/**
 * form.yaml: what the form is, which people it needs, its amounts, its statements and its tax parameters for payroll.
 */
export interface FormFile {
  /**
   * Another form version, from which this one takes whatever its own folder lacks.
   */
  basedOn?: string;
  /**
   * The agency's short name of the form, such as W-4. It is not translated.
   */
  name: string;
  /**
   * The title printed on the form. It is not translated.
   */
  title: string;
  /**
   * Whom the form is for.
   */
  type?: 'RESIDENT' | 'NON_RESIDENT' | 'EXEMPT' | 'EXEMPT_MILITARY_SPOUSE' | 'CANADA_RESIDENT';
  /**
   * The first day on which this version is in force.
   */
  effective: string;
  /**
   * The day from which this version is no longer offered. Only a version that a newer one replaces can be withdrawn.
   */
  withdrawn?: string;
  source?: AuthoredSource;
  /**
   * Write ours when the statements are in our words because the agency's were not at hand.
   */
  wording?: 'ours';
  /**
   * Write unverified when a fact of this form was not read in a source.
   */
  confidence?: 'unverified';
  people?: AuthoredPeople;
  /**
   * Numbers, dates and tables printed on the form, each with a name. Formulas read them as @name, texts show them as {{usd @name}}.
   */
  amounts?: {
    /**
     * An amount: its value and where it is printed, or none to drop an amount of the base.
     */
    [k: string]: None | AuthoredAmount;
  };
  /**
   * The statements that an employee signs, each with a name. {{ questionId }} shows an answer, {{@amount}} an amount; none drops a statement of the base.
   */
  statements?: {
    /**
     * The words that the employee signs.
     */
    [k: string]: string;
  };
  /**
   * The values that payroll gets from the completed form, each with an id such as FED.filingStatus.
   */
  taxParameters?: {
    [k: string]: AuthoredTaxParameter;
  };
}
/**
 * Where the form was read: the agency, the revision as printed, the digest of the agency's file.
 */
export interface AuthoredSource {
  /**
   * The agency that publishes the form.
   */
  agency: string;
  /**
   * The revision as printed on the form, such as 2026 or Rev. 12-25.
   */
  revision?: string;
  /**
   * The SHA-256 digest of the agency's PDF: 64 digits and letters from a to f.
   */
  sha256?: string;
}
/**
 * What the form needs to know about the employee and the employer. A question mark after a name makes it optional.
 */
export interface AuthoredPeople {
  /**
   * Facts about the employee, such as firstName or middleInitial? (optional).
   *
   * Items: One fact about the employee; a question mark makes it optional.
   */
  employee: (
    | 'firstName'
    | 'firstName?'
    | 'middleInitial'
    | 'middleInitial?'
    | 'lastName'
    | 'lastName?'
    | 'socialSecurityNumber'
    | 'socialSecurityNumber?'
    | 'socialInsuranceNumber'
    | 'socialInsuranceNumber?'
    | 'socialInsuranceNumberExpiryDate'
    | 'socialInsuranceNumberExpiryDate?'
    | 'address'
    | 'address?'
  )[];
  /**
   * Facts about the employer; [] when the form asks for none.
   *
   * Items: One fact about the employer; a question mark makes it optional.
   */
  employer: (
    | 'name'
    | 'name?'
    | 'federalEIN'
    | 'federalEIN?'
    | 'telephoneNumber'
    | 'telephoneNumber?'
    | 'address'
    | 'address?'
  )[];
}
/**
 * A number, a date or a table, and where it is printed.
 *
 * This interface was referenced by `FormFile`'s JSON-Schema
 * via the `definition` "AuthoredAmount".
 */
export interface AuthoredAmount {
  is: AuthoredAmountValue;
  /**
   * Where it is printed, such as Step 3(a).
   */
  from: string;
  /**
   * Write unverified when the amount was not read in a source.
   */
  confidence?: 'unverified';
}
/**
 * A value for every answer of a question.
 */
export interface AuthoredAmountTable {
  [k: string]: AuthoredAmountValue;
}
/**
 * A fixed value above a size.
 */
export interface AuthoredBandValue {
  over: Decimal;
  is: Decimal;
}
/**
 * A fixed value plus a rate on what is above a size.
 */
export interface AuthoredBandRate {
  over: Decimal;
  plus: Decimal;
  rate: Decimal;
}
/**
 * A value that payroll gets from the completed form.
 *
 * This interface was referenced by `FormFile`'s JSON-Schema
 * via the `definition` "AuthoredTaxParameter".
 */
export interface AuthoredTaxParameter {
  /**
   * The formula that gives the value, in quotes.
   */
  is: string;
  /**
   * The kind of value.
   */
  type: 'boolean' | 'dollarAmount' | 'integer' | 'percent' | 'string';
  /**
   * A code for every answer, such as { SINGLE: S, MARRIED: M }.
   */
  map?: {
    /**
     * The code that payroll gets for this answer.
     */
    [k: string]: string;
  };
  /**
   * The value when nothing it reads was answered; for texts.
   */
  else?: string;
  /**
   * What the value is, for the people who run payroll.
   */
  about: string;
}
