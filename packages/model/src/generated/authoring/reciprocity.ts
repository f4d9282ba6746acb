// Generated from schemas/authoring/reciprocity.schema.json by npm run generate. Do not edit.

/**
 * shared/reciprocity.yaml: by the state of work, whose residents are free of its tax, and the form on which they say so.
 */
export interface ReciprocityFile {
  [k: string]: AuthoredAgreement;
}
/**
 * Whom a state frees from its tax.
 *
 * This interface was referenced by `ReciprocityFile`'s JSON-Schema
 * via the `definition` "AuthoredAgreement".
 */
export interface AuthoredAgreement {
  /**
   * The places whose residents are free: their letters, or states for all fifty.
   */
  frees: 'states' | string[];
  /**
   * The id of a form: a letter, a letter or digit, and three digits.
   */
  claimedOn: string;
  /**
   * Write true when that form is the one that everyone else completes too.
   */
  general?: 'true' | true;
  /**
   * Write true when it is no agreement but a credit, so that nothing changes for the tax of the home state.
   */
  credit?: 'true' | true;
}
