const address = {
  streetAddress1: '12 Main Street',
  city: 'Springfield',
  state: 'IL',
  zipCode: '62701-1234',
};

/** The employee and employer in every request of a bench. */
export const people = {
  employee: {
    firstName: 'Renée',
    middleInitial: 'B',
    lastName: 'O’Brien',
    socialSecurityNumber: '123-45-6789',
    address,
  },
  employer: { name: 'Acme, Inc.', federalEIN: '12-3456789', address },
};
