import { expect, it } from 'vitest';
import { messages } from '../foundation/messages.ts';
import { readLocationRequest } from './read-location-request.ts';

const montgomery = {
  streetAddress1: '11 S Union St',
  city: 'Montgomery',
  state: 'AL',
  zipCode: '36130',
};
const toronto = {
  streetAddress1: '100 Queen St W',
  streetAddress2: '',
  city: 'Toronto',
  provinceTerritory: 'ON',
  postalCode: 'M5H 2N2',
};

const sent = (body: unknown) => Buffer.from(JSON.stringify(body));

it('reads addresses of both shapes and keeps them as sent', () => {
  expect(readLocationRequest(sent({ homeAddress: montgomery, workAddresses: [toronto] }))).toEqual({
    limits: { letters: [] },
    locations: {
      home: { shape: 'us', address: montgomery },
      work: [{ shape: 'ca', address: toronto }],
    },
  });
});

it('reports all problems at once, in the order of the interface', () => {
  const { zipCode: _, ...withoutZip } = montgomery;
  const body = {
    home: montgomery,
    workAddresses: [
      { ...montgomery, zipcode: '36130' },
      { ...withoutZip, state: 'ZZ', city: 5 },
      { ...montgomery, provinceTerritory: 'ON' },
      { ...toronto, postalCode: '36130', provinceTerritory: 'on' },
      'Montgomery',
    ],
  };
  expect(readLocationRequest(sent(body))).toEqual({
    problems: [
      { field: 'home', code: 'UNKNOWN_KEY', message: messages.unknownKey(undefined) },
      { field: 'homeAddress', code: 'MISSING', message: messages.missing },
      {
        field: 'workAddresses[0].zipcode',
        code: 'UNKNOWN_KEY',
        message: messages.unknownKey('zipCode'),
      },
      { field: 'workAddresses[1].city', code: 'WRONG_TYPE', message: messages.notText },
      { field: 'workAddresses[1].state', code: 'INVALID_ADDRESS', message: messages.unknownState },
      { field: 'workAddresses[1].zipCode', code: 'MISSING', message: messages.missing },
      { field: 'workAddresses[2]', code: 'INVALID_ADDRESS', message: messages.mixedAddress },
      {
        field: 'workAddresses[3].provinceTerritory',
        code: 'INVALID_ADDRESS',
        message: messages.unknownProvince,
      },
      {
        field: 'workAddresses[3].postalCode',
        code: 'INVALID_ADDRESS',
        message: messages.badPostalCode,
      },
      { field: 'workAddresses[4]', code: 'WRONG_TYPE', message: messages.notObject },
    ],
    unlisted: 0,
  });
});

it.each([
  [undefined, 'MISSING', messages.missing],
  [[], 'MISSING', messages.noWorkAddress],
  [montgomery, 'WRONG_TYPE', messages.notList],
  [Array(51).fill(montgomery), 'INVALID_ADDRESS', messages.tooManyWorkAddresses(50)],
])('requires one to fifty work addresses', (workAddresses, code, message) => {
  expect(readLocationRequest(sent({ homeAddress: montgomery, workAddresses }))).toEqual({
    problems: [{ field: 'workAddresses', code, message }],
    unlisted: 0,
  });
});

it('accepts fifty work addresses, and treats a key of Object.prototype as unknown', () => {
  const homeAddress = JSON.parse(`{"__proto__": {"city": "x"}, "constructor": 1}`);
  const workAddresses = Array(50).fill(montgomery);
  const result = readLocationRequest(sent({ homeAddress, workAddresses }));
  expect('problems' in result && result.problems.map(({ field, code }) => [field, code])).toEqual([
    ['homeAddress.__proto__', 'UNKNOWN_KEY'],
    ['homeAddress.constructor', 'UNKNOWN_KEY'],
    ['homeAddress.streetAddress1', 'MISSING'],
    ['homeAddress.city', 'MISSING'],
    ['homeAddress.state', 'MISSING'],
    ['homeAddress.zipCode', 'MISSING'],
  ]);
});
