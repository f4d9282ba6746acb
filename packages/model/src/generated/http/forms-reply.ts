// Generated from schemas/http/forms-reply.schema.json by npm run generate. Do not edit.
import type { FormNotOffered } from './form-not-offered.ts';
import type { FormSummary } from './form-summary.ts';
import type { AddressError, LocationData } from './location-data.ts';
import type { MissingForm } from './missing-form.ts';

/**
 * The forms that apply to an employee.
 */
export interface FormsReply {
  /**
   * Federal forms first, then those of the home locality, then of the work localities in the order of the request.
   */
  forms: FormSummary[];
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
