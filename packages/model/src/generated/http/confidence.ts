// Generated from schemas/http/confidence.schema.json by npm run generate. Do not edit.

/**
 * What a form version was checked against, and since when it is out of date.
 */
export interface FormConfidence {
  /**
   * AGENCY_FILE: the agency's own file of this revision. OTHER_SOURCE: another source. CARRIED_OVER: it repeats another version. DERIVED: it follows from something else by a rule. MEMORY: nothing.
   */
  basis: 'AGENCY_FILE' | 'OTHER_SOURCE' | 'CARRIED_OVER' | 'DERIVED' | 'MEMORY';
  /**
   * AGENCY_FILE: the SHA-256 digest of the file.
   */
  sha256?: string;
  /**
   * OTHER_SOURCE: its name, as it was noted.
   */
  source?: string;
  /**
   * CARRIED_OVER: the form version. DERIVED: what it follows from.
   */
  from?: string;
  /**
   * DERIVED: by what rule, in English.
   */
  rule?: string;
  /**
   * First day of a newer revision that is not offered here. Absent when none is known.
   */
  outdatedSince?: string;
  /**
   * The same in a sentence, in the caller's language.
   */
  message: string;
}
