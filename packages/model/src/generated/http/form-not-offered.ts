// Generated from schemas/http/form-not-offered.schema.json by npm run generate. Do not edit.

/**
 * A form that would be offered but for what the request says about the employee or the employer.
 */
export interface FormNotOffered {
  /**
   * Form id.
   */
  id: string;
  /**
   * Name of the form.
   */
  name: string;
  /**
   * The locality of the form.
   */
  locality: string;
  /**
   * LOCKED: a lock-in letter for its locality. FOLLOWS_LOCKED: it takes its values from the W-4, which is locked. NOT_REGISTERED: the employer is not registered there.
   */
  reason: 'LOCKED' | 'FOLLOWS_LOCKED' | 'NOT_REGISTERED';
  /**
   * The same in a sentence, in the caller's language.
   */
  message: string;
}
