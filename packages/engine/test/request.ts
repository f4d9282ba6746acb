import type { Clock, FillRequest } from '../src/foundation/fill-request.ts';

/** An employee with everything that an American form needs. */
export const employee = {
  firstName: 'Ada',
  middleInitial: 'B',
  lastName: 'Nguyễn',
  socialSecurityNumber: '123456789',
  address: {
    streetAddress1: '12 Main Street',
    streetAddress2: 'Apt 4',
    city: 'Springfield',
    state: 'IL',
    zipCode: '62701-1234',
  },
};

/** An employee with everything that a Canadian form needs. */
export const canadian = {
  firstName: 'Ada',
  lastName: 'Roy',
  socialInsuranceNumber: '046454286',
  address: {
    streetAddress1: '1 rue Wellington',
    city: 'Ottawa',
    provinceTerritory: 'ON',
    postalCode: 'K1A0B1',
  },
};

/** A request for a signed form. */
export const request: FillRequest = {
  employee,
  employer: { name: 'Acme, Inc.', federalEIN: '123456789' },
  fields: {},
  signForm: 'SIGN',
};

/** March 1 at nine in the morning in New York. */
export const clock: Clock = {
  now: new Date('2026-03-01T14:05:09Z'),
  timeZone: 'America/New_York',
};
