// Generated from schemas/http/flows-reply.schema.json by npm run generate. Do not edit.
import type { FormNotOffered } from './form-not-offered.ts';
import type { FormSummary } from './form-summary.ts';
import type { AddressError, LocationData } from './location-data.ts';
import type { MissingForm } from './missing-form.ts';

/**
 * The guided flows that apply to an employee.
 */
export interface FlowsReply {
  /**
   * Federal first, then the home locality, then the work localities in the order of the request.
   */
  flows: Flow[];
  /**
   * One element for each US address; Canadian addresses have none.
   */
  locationData: LocationData[];
  /**
   * Addresses that could not be understood. Present, and possibly empty, when an address is Canadian; otherwise only when there are any.
   */
  errors?: AddressError[];
  /**
   * Forms that the employee may need and that the service does not have, or only in an old revision, in the same order of localities. Absent when nothing is missing.
   */
  missingForms?: MissingForm[];
  /**
   * Forms that are left out because of lockInLetters or nexus, in the same order of localities. Present only when one of them was sent.
   */
  formsNotOffered?: FormNotOffered[];
}
/**
 * A guided flow: questions that narrow the applicable forms to the required ones.
 *
 * This interface was referenced by `FlowsReply`'s JSON-Schema
 * via the `definition` "Flow".
 */
export interface Flow {
  /**
   * Flow id.
   */
  id: string;
  /**
   * FEDERAL, CANADA_FEDERAL, or the abbreviation of a state or province.
   */
  locality: string;
  /**
   * RESIDENT, NONRESIDENT or CANADA_RESIDENT. Absent when the locality is FEDERAL.
   */
  residencyStatus?: string;
  /**
   * true: question sets narrow the forms. false: formsToComplete lists them directly.
   */
  hasFlowQuestions: boolean;
  /**
   * Id of the first question set. Present when hasFlowQuestions is true.
   */
  initialQuestionSetId?: string;
  /**
   * The required forms. Present when hasFlowQuestions is false.
   */
  formsToComplete?: FormSummary[];
  /**
   * Name of the jurisdiction, in the caller's language.
   */
  localityFullName: string;
}
