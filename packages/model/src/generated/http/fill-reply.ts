// Generated from schemas/http/fill-reply.schema.json by npm run generate. Do not edit.
import type { Notice } from './notice.ts';

/**
 * The completed form.
 */
export interface FillReply {
  /**
   * Form id.
   */
  form: string;
  /**
   * The completed PDF, encoded in base64.
   */
  pdf: string;
  /**
   * What a payroll system needs to calculate taxes.
   */
  taxParameters: TaxParameter[];
  notice?: Notice;
  /**
   * Canadian forms: the version that was completed.
   */
  formVersion?: string;
  /**
   * Canadian forms: the kind of form, in display style.
   */
  formType?: string;
  /**
   * Canadian forms: name of the form.
   */
  name?: string;
  /**
   * Canadian forms: title of the form.
   */
  title?: string;
  /**
   * Canadian forms: CANADA_FEDERAL or the abbreviation of a province.
   */
  locality?: string;
}
/**
 * A value that payroll needs.
 *
 * This interface was referenced by `FillReply`'s JSON-Schema
 * via the `definition` "TaxParameter".
 */
export interface TaxParameter {
  /**
   * Id of the parameter.
   */
  id: string;
  /**
   * The value, always as text.
   */
  value: string;
  /**
   * boolean, dollarAmount, integer, percent or string.
   */
  valueType: string;
}
