/** The default employee where a case names none. Nobody has these numbers. */
export const standardEmployee = {
  US: {
    firstName: 'Jordan',
    middleInitial: 'A',
    lastName: 'Rivera',
    socialSecurityNumber: '123-45-6789',
    address: {
      streetAddress1: '12 Main Street',
      city: 'Springfield',
      state: 'AL',
      zipCode: '35004',
    },
  },
  CA: {
    firstName: 'Jordan',
    middleInitial: 'A',
    lastName: 'Tremblay',
    socialInsuranceNumber: '046-454-286',
    address: {
      streetAddress1: '12 Main Street',
      city: 'Ottawa',
      provinceTerritory: 'ON',
      postalCode: 'K1A 0B1',
    },
  },
} as const;

/** The default employer where a case names none. */
export const standardEmployer = {
  US: {
    name: 'Example Company',
    federalEIN: '12-3456789',
    telephoneNumber: '555-123-4567',
    address: {
      streetAddress1: '100 Market Street',
      city: 'Springfield',
      state: 'AL',
      zipCode: '35004',
    },
  },
  CA: {
    name: 'Example Company',
    address: {
      streetAddress1: '100 Market Street',
      city: 'Ottawa',
      provinceTerritory: 'ON',
      postalCode: 'K1A 0B1',
    },
  },
} as const;
