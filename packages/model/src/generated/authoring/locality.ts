// Generated from schemas/authoring/locality.schema.json by npm run generate. Do not edit.

/**
 * Where a flow begins, or the forms it yields without questions.
 *
 * This interface was referenced by `LocalityFile`'s JSON-Schema
 * via the `definition` "AuthoredFlowRow".
 */
export type AuthoredFlowRow = AuthoredFlowStart | AuthoredFlowForms;
/**
 * The id of a form: a letter, a letter or digit, and three digits.
 *
 * This interface was referenced by `LocalityFile`'s JSON-Schema
 * via the `definition` "FormId".
 */
export type FormId = string;

/**
 * locality.yaml: a state, a province or a country, and which forms and flows apply to whom there.
 */
export interface LocalityFile {
  /**
   * FEDERAL, CANADA_FEDERAL, or the two letters of the state or province.
   */
  locality: string;
  /**
   * The full name, such as Arizona.
   */
  name: string;
  /**
   * Write none where wages are not taxed, so that nobody is told that a form is missing.
   */
  incomeTax?: 'none';
  /**
   * The forms of this locality, by id: for whom each is, and to whom it is recommended.
   */
  forms?: {
    [k: string]: AuthoredLocalityForm;
  };
  /**
   * The guided flows, by id. The first matching row of a flow is used; the last has no when.
   */
  flows?: {
    /**
     * The rows of the flow. The first matching one is used.
     *
     * @minItems 1
     */
    [k: string]: AuthoredFlowRow[];
  };
  /**
   * For whom this locality has no form, and why.
   */
  nothing?: AuthoredNothing[];
  /**
   * Forms of this locality that are known but not written yet, by the id that each will have. Callers are told about them.
   */
  formsNotWritten?: {
    [k: string]: AuthoredFormNotWritten;
  };
  /**
   * Forms of this locality that are written in an old revision only, by id. Callers are told about them.
   */
  outdatedForms?: {
    [k: string]: AuthoredOutdatedForm;
  };
  /**
   * Of a country: the states or provinces that have no folder yet, by their two letters.
   *
   * Items: Two letters of a state or province.
   */
  notWritten?: string[];
  /**
   * What is known to be missing, one sentence each.
   *
   * Items: One thing that is missing.
   */
  gaps?: string[];
  lockIn?: AuthoredLockIn;
  /**
   * When certificates lapse, by the id of the form. Without a line, nothing is known.
   */
  renewals?: {
    /**
     * One row for the certificate itself, or one for each claim.
     *
     * @minItems 1
     */
    [k: string]: AuthoredRenewal[];
  };
}
/**
 * For whom a form is.
 *
 * This interface was referenced by `LocalityFile`'s JSON-Schema
 * via the `definition` "AuthoredLocalityForm".
 */
export interface AuthoredLocalityForm {
  /**
   * Who may use the form: a condition over home, work, livesHere, worksHere, worksElsewhere and registeredHere, in quotes. Without it: everyone.
   */
  when?: string;
  /**
   * true, false, or a condition: whether the employee is advised to complete the form.
   */
  recommended: string;
  /**
   * For each question at which the form refuses people: why those whom a flow leads to the form are not refused.
   */
  refusals?: {
    [k: string]: AuthoredRefusal;
  };
}
/**
 * The question of the flow that asks it first, or why nobody who is led to the form is refused.
 */
export interface AuthoredRefusal {
  /**
   * The question of the flow that asks the same first; a list when flows ask different questions.
   */
  askedBy?: string | string[];
  /**
   * Why nobody who is led to the form is refused, such as: the home address says it.
   */
  because?: string;
}
/**
 * The flow begins with a question set.
 */
export interface AuthoredFlowStart {
  /**
   * Whom this row is for, as a condition in quotes. The last row has none.
   */
  when?: string;
  /**
   * The question set that the flow begins with.
   */
  start: string;
  /**
   * The flow that asks the same questions. They are written once, in its file.
   */
  of?: string;
}
/**
 * The flow has no questions and yields these forms.
 */
export interface AuthoredFlowForms {
  /**
   * Whom this row is for, as a condition in quotes. The last row has none.
   */
  when?: string;
  /**
   * The forms it yields; [] for none.
   */
  forms: FormId[];
}
/**
 * A group of people for whom there is no form, and why.
 */
export interface AuthoredNothing {
  /**
   * A condition over home, work, livesHere, worksHere, worksElsewhere and registeredHere, in quotes.
   */
  when: string;
  /**
   * Why there is no form, such as an agreement between the states.
   */
  because: string;
}
/**
 * A form that is not written yet.
 */
export interface AuthoredFormNotWritten {
  /**
   * The number of the form, such as A-4V.
   */
  name: string;
  /**
   * The title as the agency prints it.
   */
  title: string;
  /**
   * Who may need the form: a condition over home, work, livesHere, worksHere, worksElsewhere and registeredHere, in quotes. Without it: everyone who lives or works here.
   */
  when?: string;
  /**
   * Write unverified when number and title were not read in a source.
   */
  confidence?: 'unverified';
}
/**
 * A form whose newer revision is not written yet.
 */
export interface AuthoredOutdatedForm {
  /**
   * The first day on which the newer revision was in force, or the first day of its year.
   */
  since: string;
}
/**
 * What the law of this locality says about lock-in letters. Without it, no certificate is accepted while there is a letter.
 */
export interface AuthoredLockIn {
  /**
   * Write accepted where a certificate that withholds at least as much as the letter is accepted.
   */
  moreWithholding: 'accepted';
  /**
   * Write unverified when this was not read in a source.
   */
  confidence?: 'unverified';
}
/**
 * When a certificate, or a claim on it, lapses.
 *
 * This interface was referenced by `LocalityFile`'s JSON-Schema
 * via the `definition` "AuthoredRenewal".
 */
export interface AuthoredRenewal {
  /**
   * Which claim lapses: exempt for any exemption, or the code of its reason. Without it: the certificate itself.
   */
  claim?: string;
  /**
   * The last day: 12-31 of the same year, next 02-15 of the year after; or yearly where the day is not known, move (when the residence changes), federal (with the federal claim), never (until it is changed).
   */
  lapses: string;
  /**
   * The last day in years in which it is another one, because the usual one is a holiday.
   */
  days?: {
    /**
     * Month and day.
     */
    [k: string]: string;
  };
  /**
   * After a change in the claim, a new certificate is due within so many days.
   */
  within?: string;
  /**
   * Write unverified when this was not read in a source.
   */
  confidence?: 'unverified';
}
