// Generated from schemas/http/changes-request.schema.json by npm run generate. Do not edit.
import type { Address } from './address.ts';
import type { StoredCertificate } from './stored-certificate.ts';

/**
 * Where an employee lived and worked, where now, and the certificates on file.
 */
export interface ChangesRequest {
  before: LivesAndWorks;
  after: LivesAndWorks;
  /**
   * Certificates on file.
   *
   * @maxItems 100
   */
  certificates: StoredCertificate[];
  /**
   * The states and provinces in which the employer is registered. Forms of other places that are meant for registered employers only are not offered. When absent, nothing depends on it.
   *
   * @maxItems 64
   *
   * Items: Two letters of a state or province.
   */
  nexus?: string[];
}
/**
 * Where an employee lives and works.
 *
 * This interface was referenced by `ChangesRequest`'s JSON-Schema
 * via the `definition` "LivesAndWorks".
 */
export interface LivesAndWorks {
  homeAddress: Address;
  /**
   * Where the employee works.
   *
   * @minItems 1
   * @maxItems 50
   */
  workAddresses: Address[];
}
