// Generated from schemas/http/form-summary.schema.json by npm run generate. Do not edit.

/**
 * A form that an employee may complete.
 */
export interface FormSummary {
  /**
   * Form id, also listed by getAllFormIds.
   */
  id: string;
  /**
   * Name of the form, in the form's own language.
   */
  name: string;
  /**
   * Title of the form, in the form's own language.
   */
  title: string;
  /**
   * The version in force. Send it with every later call about this form.
   */
  formVersion: string;
  /**
   * FEDERAL, CANADA_FEDERAL, or the abbreviation of a state or province.
   */
  formLocality: string;
  /**
   * The kind of form.
   */
  formType: string;
  /**
   * Whether the employee is recommended to complete the form for the addresses given. Absent inside formsToComplete.
   */
  recommended?: boolean;
  /**
   * Id of the first question set.
   */
  initialQuestionSet: string;
}
