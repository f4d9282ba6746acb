// Generated from schemas/http/location-request.schema.json by npm run generate. Do not edit.
import type { Address } from './address.ts';
import type { LockInLetter } from './lock-in-letter.ts';

/**
 * Where an employee lives and works: the body of forms and of guided-flows.
 */
export interface LocationRequest {
  homeAddress: Address;
  /**
   * Where the employee works, one address for each physical work location.
   *
   * @minItems 1
   * @maxItems 50
   */
  workAddresses: Address[];
  /**
   * Lock-in letters: what a tax agency ordered the employer to withhold. A form that a letter locks is not offered, and filling it is refused with LOCKED_IN. An element is a locality (FEDERAL, CANADA_FEDERAL, or a state or province), or an object with the terms of the letter.
   *
   * @maxItems 64
   */
  lockInLetters?: LockInLetter[];
  /**
   * The states and provinces in which the employer is registered. Forms of other places that are meant for registered employers only are not offered. When absent, nothing depends on it.
   *
   * @maxItems 64
   *
   * Items: Two letters of a state or province.
   */
  nexus?: string[];
}
