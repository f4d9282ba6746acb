/** Invented people and places for tests of the service. */
export const cheyenne = {
  streetAddress1: '200 West 24th Street',
  city: 'Cheyenne',
  state: 'WY',
  zipCode: '82001',
};
export const reno = {
  streetAddress1: '1 East First Street',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
};
export const austin = {
  streetAddress1: '1 Main St',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
};
export const whitehorse = {
  streetAddress1: '2121 Second Avenue',
  streetAddress2: '',
  city: 'Whitehorse',
  provinceTerritory: 'YT',
  postalCode: 'Y1A1C2',
};
export const employee = {
  firstName: 'Łukasz',
  middleInitial: 'Q',
  lastName: 'Nguyễn',
  socialSecurityNumber: '123-45-6789',
  address: cheyenne,
};
export const employer = {
  name: 'Sinks and Sons',
  federalEIN: '12-3456789',
  telephoneNumber: '307-555-0100',
  address: cheyenne,
};
export const canadian = {
  firstName: 'Zoé',
  lastName: 'Tremblay',
  socialInsuranceNumber: '046 454 286',
  address: whitehorse,
};
