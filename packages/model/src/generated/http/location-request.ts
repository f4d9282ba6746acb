// Generated from schemas/http/location-request.schema.json by npm run generate. Do not edit.
import type { Address } from './address.ts';

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
}
