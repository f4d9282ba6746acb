// Generated from schemas/http/parameter-mapping.schema.json by npm run generate. Do not edit.

/**
 * What each tax parameter of a form is to a payroll engine on a day.
 */
export interface ParameterMapping {
  /**
   * Form id.
   */
  formId: string;
  /**
   * The version in force on that day.
   */
  formVersion: string;
  /**
   * The day.
   */
  effectiveDate: string;
  /**
   * In the order of the form.
   */
  parameters: MappedParameter[];
}
/**
 * A tax parameter and the neutral field that it belongs in. One without a field has a reason.
 *
 * This interface was referenced by `ParameterMapping`'s JSON-Schema
 * via the `definition` "MappedParameter".
 */
export interface MappedParameter {
  /**
   * Tax parameter, such as FED.dependentsAmt.
   */
  id: string;
  /**
   * The type of its value in fillPdf.
   */
  valueType: string;
  /**
   * What it is, in the caller's language.
   */
  description: string;
  /**
   * The neutral field of a payroll engine, such as credits.
   */
  field?: string;
  /**
   * FLAG: true or false. CODE: a code of the form. COUNT: a whole number. AMOUNT: money. RATE: a percentage.
   */
  kind?: 'FLAG' | 'CODE' | 'COUNT' | 'AMOUNT' | 'RATE';
  /**
   * What a number counts. Dollars are those of the country of the form.
   */
  unit?: 'DOLLARS' | 'PERCENT' | 'ALLOWANCES' | 'EXEMPTIONS' | 'PEOPLE';
  /**
   * For which time an amount is.
   */
  frequency?: 'PAY_PERIOD' | 'YEAR';
  /**
   * The finest step that a number can have. An engine that keeps it loses nothing.
   */
  rounding?: 'WHOLE' | 'CENT' | 'HUNDREDTH' | 'TEN_THOUSANDTH';
  /**
   * What it means when there is no value: NO, ZERO, UNSET (nothing is set), or PLACE_DEFAULT (what the place withholds without a certificate).
   */
  absent?: 'NO' | 'ZERO' | 'UNSET' | 'PLACE_DEFAULT';
  /**
   * First day on which this counts.
   */
  from?: string;
  /**
   * Instead of a field: why there is none.
   */
  reason?: string;
}
