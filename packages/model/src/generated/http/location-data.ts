// Generated from schemas/http/location-data.schema.json by npm run generate. Do not edit.

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
   * The findings, by result code: AE01 parts of the address disagree, GS01 located on its street, GS03 located by its ZIP code. Empty when there are none.
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
   * Whether a geocoder confirmed the address.
   */
  verified: boolean;
  /**
   * Whether a geocoder located the address; the coordinates are then those of the address itself.
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
 * An address whose parts disagree. The state or province that was sent still decides the forms.
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
