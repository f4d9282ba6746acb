// Generated from schemas/http/missing-form.schema.json by npm run generate. Do not edit.

/**
 * A form that the employee may need and that this service does not have, or only in an old revision.
 */
export interface MissingForm {
  /**
   * FEDERAL, CANADA_FEDERAL, or the abbreviation of a state or province.
   */
  locality: string;
  /**
   * The agency's number of the form.
   */
  number: string;
  /**
   * Title of the form, in the form's own language.
   */
  title: string;
  /**
   * NOT_WRITTEN: the form is not supported yet. OLD_REVISION: it is offered, but a newer revision is in force. SPECIMEN: it is held back, because there is only a drawn specimen of its paper.
   */
  reason: 'NOT_WRITTEN' | 'OLD_REVISION' | 'SPECIMEN';
}
