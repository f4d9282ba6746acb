// Generated from schemas/http/changes-reply.schema.json by npm run generate. Do not edit.

/**
 * What a change of home or work means for the certificates of an employee. A certificate that lapses and must be filed again is also in new.
 */
export interface ChangesReply {
  /**
   * Certificates that still count, in the order of the request.
   */
  stay: ChangedForm[];
  /**
   * Certificates that no longer count, in the order of the request.
   */
  lapse: ChangedForm[];
  /**
   * Forms to complete now.
   */
  new: ChangedForm[];
  /**
   * Certificates by which the employee can now be exempt where the work is, because of where the employee lives: an agreement between states, a credit, or a place that does not tax people from elsewhere.
   */
  reciprocity: ChangedForm[];
}
/**
 * A form and what becomes of it.
 *
 * This interface was referenced by `ChangesReply`'s JSON-Schema
 * via the `definition` "ChangedForm".
 */
export interface ChangedForm {
  /**
   * Form id.
   */
  id: string;
  /**
   * Name of the form.
   */
  name: string;
  /**
   * The version in force, if any.
   */
  formVersion?: string;
  /**
   * Its locality.
   */
  formLocality: string;
  /**
   * stay: STILL_APPLIES, NOT_AFFECTED. lapse: NO_LONGER_APPLIES, RESIDENCE_CHANGED (the claim ends with the residence), EXEMPTION_ENDED (people from the new home are not exempt). new: NEWLY_APPLIES, FILE_AGAIN. reciprocity: EXEMPTION_POSSIBLE.
   */
  reason:
    | 'STILL_APPLIES'
    | 'NOT_AFFECTED'
    | 'NO_LONGER_APPLIES'
    | 'RESIDENCE_CHANGED'
    | 'EXEMPTION_ENDED'
    | 'NEWLY_APPLIES'
    | 'FILE_AGAIN'
    | 'EXEMPTION_POSSIBLE';
  /**
   * The same in a sentence, in the caller's language.
   */
  message: string;
}
