// Generated from schemas/authoring/reciprocity.schema.json by npm run generate. Do not edit.

/**
 * shared/reciprocity.yaml: by the state of work, whose residents are exempt from its tax, and the form on which they claim that.
 */
export interface ReciprocityFile {
  [k: string]: AuthoredAgreement;
}
/**
 * The places whose residents a state exempts from its tax.
 *
 * This interface was referenced by `ReciprocityFile`'s JSON-Schema
 * via the `definition` "AuthoredAgreement".
 */
export interface AuthoredAgreement {
  /**
   * The places whose residents are exempt: their codes, or states for all fifty.
   */
  frees: 'states' | string[];
  /**
   * The id of a form: a letter, a letter or digit, and three digits.
   */
  claimedOn: string;
  /**
   * Write true when everyone else completes that form too.
   */
  general?: 'true' | true;
  /**
   * Write true when it is not an agreement but a credit, so that nothing changes for the tax of the home state.
   */
  credit?: 'true' | true;
}
