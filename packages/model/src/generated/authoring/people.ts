// Generated from schemas/authoring/people.schema.json by npm run generate. Do not edit.

/**
 * people.yaml: which values of employee, employer and addresses are accepted, and the messages for others.
 */
export interface PeopleFile {
  employee: AuthoredEmployeeFields;
  employer: AuthoredEmployerFields;
  address: AuthoredAddressFields;
}
/**
 * Facts about the employee.
 */
export interface AuthoredEmployeeFields {
  firstName?: AuthoredPersonField;
  middleInitial?: AuthoredPersonField;
  lastName?: AuthoredPersonField;
  socialSecurityNumber?: AuthoredPersonField;
  socialInsuranceNumber?: AuthoredPersonField;
  socialInsuranceNumberExpiryDate?: AuthoredPersonField;
}
/**
 * The pattern of one value, and the message for anything else.
 *
 * This interface was referenced by `PeopleFile`'s JSON-Schema
 * via the `definition` "AuthoredPersonField".
 */
export interface AuthoredPersonField {
  /**
   * The pattern a value must match, in single quotes, from ^ to $.
   */
  accepts: string;
  /**
   * What the employee reads when the value is not accepted.
   */
  otherwise: string;
}
/**
 * Facts about the employer.
 */
export interface AuthoredEmployerFields {
  name?: AuthoredPersonField;
  federalEIN?: AuthoredPersonField;
  telephoneNumber?: AuthoredPersonField;
}
/**
 * The two shapes of an address.
 */
export interface AuthoredAddressFields {
  us?: AuthoredUsAddressFields;
  ca?: AuthoredCaAddressFields;
}
/**
 * An address in the United States.
 */
export interface AuthoredUsAddressFields {
  streetAddress1?: AuthoredPersonField;
  streetAddress2?: AuthoredPersonField;
  city?: AuthoredPersonField;
  state?: AuthoredPersonField;
  zipCode?: AuthoredPersonField;
}
/**
 * An address in Canada.
 */
export interface AuthoredCaAddressFields {
  streetAddress1?: AuthoredPersonField;
  streetAddress2?: AuthoredPersonField;
  city?: AuthoredPersonField;
  provinceTerritory?: AuthoredPersonField;
  postalCode?: AuthoredPersonField;
}
