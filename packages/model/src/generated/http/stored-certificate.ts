// Generated from schemas/http/stored-certificate.schema.json by npm run generate. Do not edit.

/**
 * A certificate that payroll has on file. It has no name and no number of a person.
 */
export interface StoredCertificate {
  /**
   * Form id.
   */
  formId: string;
  /**
   * The version that was filled.
   */
  formVersion?: string;
  /**
   * The day on which it was signed, YYYY-MM-DD. For a certificate that was signed ahead, the first day for which it counts.
   */
  date: string;
  /**
   * The value of the tax parameter isExempt; false when absent.
   */
  isExempt?: boolean;
  /**
   * The value of the tax parameter exemptReason, where the form has one.
   */
  exemptReason?: string;
}
