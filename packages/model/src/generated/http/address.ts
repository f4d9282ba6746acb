// Generated from schemas/http/address.schema.json by npm run generate. Do not edit.

/**
 * A postal address, of the US shape or of the Canadian shape. An address has the keys of one shape only.
 */
export type Address = UsAddress | CanadianAddress;

/**
 * An address in the United States.
 */
export interface UsAddress {
  /**
   * Number and street.
   */
  streetAddress1: string;
  /**
   * Apartment, suite or the like; may be empty.
   */
  streetAddress2?: string;
  /**
   * City.
   */
  city: string;
  /**
   * Two-letter abbreviation of the state, the District of Columbia, a territory or the armed forces.
   */
  state:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY'
    | 'PR'
    | 'GU'
    | 'VI'
    | 'AS'
    | 'MP'
    | 'AA'
    | 'AE'
    | 'AP';
  /**
   * Five digits; a ZIP+4 is also accepted.
   */
  zipCode: string;
}
/**
 * An address in Canada.
 */
export interface CanadianAddress {
  /**
   * Number and street.
   */
  streetAddress1: string;
  /**
   * Apartment, suite or the like; may be empty.
   */
  streetAddress2?: string;
  /**
   * City.
   */
  city: string;
  /**
   * Two-letter abbreviation of the province or territory.
   */
  provinceTerritory:
    'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NT' | 'NS' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT';
  /**
   * Canadian postal code, with or without the single space in the middle.
   */
  postalCode: string;
}
