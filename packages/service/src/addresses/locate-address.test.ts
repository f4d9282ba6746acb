import { type Language, type UsAddress, usStates } from '@formpress/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLocator } from './create-locator.ts';
import { locateAddress, normalizeAddress, streetQuery } from './locate-address.ts';
import { checkZip } from './zips/check-zip.ts';
import { openZipTable } from './zips/zip-table.ts';

const zips = openZipTable();
const montgomery: UsAddress = {
  streetAddress1: '11 South Union Street',
  streetAddress2: 'Suite 5',
  city: 'Montgomery',
  state: 'AL',
  zipCode: '36130',
};
const judged = (address: UsAddress, id = 'home') => ({
  id,
  address,
  normalized: normalizeAddress(address),
  verdict: checkZip(zips, address),
});
const locate = (address: UsAddress, language: Language = 'en') =>
  locateAddress(judged(address), undefined, language);

const normalizedAddress = {
  streetAddress1: '11 S UNION ST',
  streetAddress2: 'STE 5',
  city: 'MONTGOMERY',
  state: 'AL',
  zipCode: '36130',
};

it('normalizes an address, returns the centre of its ZIP code and claims no more', () => {
  const { data, error } = locate(montgomery);
  expect({ data, error }).toEqual({
    data: {
      id: 'home',
      inputAddress: montgomery,
      normalizedAddress,
      addressResultMessages: {
        GS03: {
          message: 'Geocoded to ZIP code level',
          description: 'The coordinates are the centre of the ZIP code.',
        },
      },
      latitude: '32.233400',
      longitude: '-86.208500',
      verified: false,
      geocoded: false,
    },
    error: undefined,
  });
  expect(Object.keys(data)).toEqual([
    'id',
    'inputAddress',
    'normalizedAddress',
    'addressResultMessages',
    'latitude',
    'longitude',
    'verified',
    'geocoded',
  ]);
});

it('uses the position from a geocoder, without confirming the house', () => {
  const house = { latitude: 32.376634, longitude: -86.2996451 };
  expect(locateAddress(judged(montgomery, 'work3'), house, 'fr').data).toEqual({
    id: 'work3',
    inputAddress: montgomery,
    normalizedAddress,
    addressResultMessages: {
      GS01: {
        message: 'Située dans la rue',
        description: 'Les coordonnées ont été estimées à partir des numéros de la rue.',
      },
    },
    latitude: '32.376634',
    longitude: '-86.299645',
    verified: false,
    geocoded: true,
  });
});

it.each([
  ['36130', 'NY', 'Albany', "Le code ZIP appartient à un autre État. L'État envoyé a été utilisé."],
  ['00000', 'NY', 'Albany', "Le code ZIP est inconnu. L'État envoyé a été utilisé."],
  ['10001', 'NY', 'Buffalo', "Le code ZIP est loin de la ville. L'État envoyé a été utilisé."],
] as const)(
  'reports in the requested language what is wrong with %s in %s',
  (zipCode, state, city, message) => {
    const { data, error } = locate({ ...montgomery, zipCode, state, city }, 'fr');
    expect(data.addressResultMessages).toEqual({
      AE01: { message: expect.any(String), description: message },
    });
    expect(error).toEqual({ id: 'home', code: 'AE01', message });
    expect(data).not.toHaveProperty('latitude');
  },
);

it.each([
  ['11 South Union Street', 'AL', '36130', '11 S UNION ST'],
  ['11 South Union Street, Bldg 2, Apt 5', 'AL', '36130', '11 S UNION ST'],
  ['11 South Union Street c/o Jordan Rivera', 'AL', '36130', undefined],
  ['11 South Union Street attn. Rivera', 'AL', '36130', undefined],
  ['PO Box 11', 'AL', '36130', undefined],
  ['RR 2 Box 18', 'AL', '36130', undefined],
  ['General Delivery', 'AL', '36130', undefined],
  ['11', 'AL', '36130', undefined],
  ['11 South Union Street', 'NY', '36130', undefined],
  ['12 Post Road', 'AE', '09012', undefined],
] as const)('queries only houses on streets: %s, %s %s', (line, state, zipCode, street) => {
  const address = { ...montgomery, streetAddress1: line, state, zipCode };
  expect(streetQuery(judged(address))?.street).toBe(street);
});

it('queries without the apartment and with five digits', () => {
  expect(streetQuery(judged({ ...montgomery, zipCode: '36130-2102' }))).toEqual({
    street: '11 S UNION ST',
    city: 'MONTGOMERY',
    state: 'AL',
    zip: '36130',
  });
});

it('reports the addresses of both countries in the order of the request', async () => {
  const toronto = { streetAddress1: '1 King St', city: 'Toronto', postalCode: 'H2X 1Y4' };
  const ca = { shape: 'ca', address: { ...toronto, provinceTerritory: 'ON' } } as const;
  const wrong = { shape: 'us', address: { ...montgomery, state: 'NY' } } as const;
  const report = await createLocator(zips)({ home: ca, work: [wrong, ca] }, 'en');
  const postal =
    'The postal code belongs to another province. The province that was sent was used.';
  const zip = 'The ZIP code belongs to another state. The state that was sent was used.';
  expect(report.errors).toEqual([
    { id: 'home', code: 'AE01', message: postal },
    { id: 'work1', code: 'AE01', message: zip },
    { id: 'work2', code: 'AE01', message: postal },
  ]);
  expect(report.locationData.map(({ id }) => id)).toEqual(['work1']);
});

it('changes nothing when it normalizes 10,000 addresses twice', () => {
  const text = fc.oneof(
    fc.constantFrom('11 South Union Street', 'PO Box 9', 'Rear', 'Suite #5', 'St. Louis', 'Añasco'),
    fc.string({ maxLength: 40, unit: 'binary' }),
  );
  const address: fc.Arbitrary<UsAddress> = fc.record(
    {
      streetAddress1: text,
      streetAddress2: text,
      city: text,
      state: fc.constantFrom(...usStates),
      zipCode: fc.stringMatching(/^[0-9]{5}(-[0-9]{4})?$/),
    },
    { requiredKeys: ['streetAddress1', 'city', 'state', 'zipCode'] },
  );
  fc.assert(
    fc.property(address, (sent) => {
      const once = normalizeAddress(sent);
      expect(normalizeAddress(once)).toEqual(once);
    }),
    { numRuns: 10_000 },
  );
});
