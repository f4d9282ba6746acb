// Generated from schemas/authoring/published.schema.json by npm run generate. Do not edit.

/**
 * published.json: what clients rely on in every published version, as digests. Written by formpress publish and reviewed like code; nobody edits it by hand.
 */
export interface PublishedFile {
  /**
   * The digest of each authored file when it was last published, by path below the definitions. It shows which file changed a published version.
   */
  files: {
    [k: string]: string;
  };
  /**
   * By form id, then by version.
   */
  forms: {
    /**
     * The published versions of one form.
     */
    [k: string]: {
      [k: string]: PublishedVersion;
    };
  };
}
/**
 * Digests of what clients rely on in one published version. Texts, notes and translations may still change. A part without a digest is not checked.
 *
 * This interface was referenced by `PublishedFile`'s JSON-Schema
 * via the `definition` "PublishedVersion".
 */
export interface PublishedVersion {
  /**
   * Type, locality, country and language of the form.
   */
  identity?: string;
  /**
   * Ids of questions and question sets.
   */
  ids?: string;
  /**
   * What each question accepts, and each field of employee, employer and address.
   */
  patterns?: string;
  /**
   * Values of the options of each question.
   */
  options?: string;
  /**
   * When each question must be answered, and which fields of people must be sent.
   */
  required?: string;
  /**
   * The sets, what they ask and where they lead, in both interviews.
   */
  navigation?: string;
  /**
   * The formulas of calculated questions.
   */
  formulas?: string;
  /**
   * The tax parameters: ids, types, formulas, codes.
   */
  parameters?: string;
  /**
   * What is printed in each field of the PDF, and the fields to sign.
   */
  bindings?: string;
  /**
   * The first day in force.
   */
  effective: string;
}
