// Generated from schemas/http/forms-reply.schema.json by npm run generate. Do not edit.

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
   * Addresses that could not be understood. Present, and perhaps empty, when an address is Canadian; otherwise only when there is something in it.
   */
  errors?: AddressError[];
}
/**
 * A form that an employee may complete.
 */
export interface FormSummary {
  /**
   * Form id, also listed by getAllFormIds.
   */
  id: string;
  /**
   * Name of the form, in the form's own language.
   */
  name: string;
  /**
   * Title of the form, in the form's own language.
   */
  title: string;
  /**
   * The version in force. Send it with every later call about this form.
   */
  formVersion: string;
  /**
   * FEDERAL, CANADA_FEDERAL, or the abbreviation of a state or province.
   */
  formLocality: string;
  /**
   * The kind of form.
   */
  formType: string;
  /**
   * Whether the employee is recommended to complete the form for the addresses given. Absent inside formsToComplete.
   */
  recommended?: boolean;
  /**
   * Id of the first question set.
   */
  initialQuestionSet: string;
}
/**
 * What is known about one US address of the request.
 */
export interface LocationData {
  /**
   * home, or work1, work2 and so on in the order of the request.
   */
  id: string;
  /**
   * The address as sent, key for key.
   */
  inputAddress: {
    [k: string]: string;
  };
  /**
   * The address in postal spelling. Its ZIP code may be a ZIP+4.
   */
  normalizedAddress: {
    [k: string]: string;
  };
  /**
   * What was found out, by result code: AE01 parts of the address disagree, GS01 placed on its street, GS03 placed by its ZIP code. Empty when there is nothing to say.
   */
  addressResultMessages: {
    [k: string]: AddressResult;
  };
  /**
   * Decimal degrees with six decimals. Absent when unknown.
   */
  latitude?: string;
  /**
   * Decimal degrees with six decimals. Absent when unknown.
   */
  longitude?: string;
  /**
   * Whether a street-level source confirmed the address.
   */
  verified: boolean;
  /**
   * Whether a street-level source placed the address; then the coordinates are its own.
   */
  geocoded: boolean;
}
/**
 * The meaning of a result code.
 *
 * This interface was referenced by `LocationData`'s JSON-Schema
 * via the `definition` "AddressResult".
 */
export interface AddressResult {
  /**
   * A few words.
   */
  message: string;
  /**
   * A sentence.
   */
  description: string;
}
/**
 * An address whose parts disagree. The state or province that was sent decides the forms all the same.
 *
 * This interface was referenced by `LocationData`'s JSON-Schema
 * via the `definition` "AddressError".
 */
export interface AddressError {
  /**
   * home, or work1, work2 and so on.
   */
  id: string;
  /**
   * A result code.
   */
  code: string;
  /**
   * What is wrong, in the caller's language.
   */
  message: string;
}
