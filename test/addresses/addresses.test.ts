import { otherUsStates, provinces, usStates } from '@formpress/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cheyenne, whitehorse } from '../service/people.ts';
import {
  serviceForTests,
  type TestedService,
  temporaryFolder,
} from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';

const folder = temporaryFolder();
let service: TestedService;

beforeAll(async () => {
  writeSmallRelease(folder.path, [{ id: 'W4101', version: '2026.1.0', effective: '2026-01-01' }]);
  service = await serviceForTests(folder.path);
});
afterAll(async () => {
  await service.close();
  folder.remove();
});

const paths = ['/v1/forms', '/v1/guided-flows'];

type Data = { id: string; inputAddress: object; normalizedAddress: object };
type Found = { locationData: Data[]; errors?: { id: string; code: string; message: string }[] };
type Refused = { errors: { field?: string; code: string }[] };

const send = (path: string, home: unknown, work: unknown) =>
  service.call(path, {
    method: 'POST',
    body: JSON.stringify({ homeAddress: home, workAddresses: work }),
    headers: { 'content-type': 'application/json' },
  });

async function locate(path: string, home: object, work: object[]): Promise<Found> {
  const response = await send(path, home, work);
  expect(response.status).toBe(200);
  return (await response.json()) as Found;
}

async function refusal(home: unknown, work: unknown = [cheyenne]): Promise<unknown[]> {
  const response = await send('/v1/forms', home, work);
  expect(response.status).toBe(400);
  const { errors } = (await response.json()) as Refused;
  return errors.map(({ field, code }) => [field, code]);
}

it.each(paths)('returns addresses as sent, in order, with texts: %s', async (path) => {
  const sent = {
    zipCode: '82001-1234',
    state: 'WY',
    city: 'cheyenne',
    streetAddress2: '',
    streetAddress1: '200 west 24th street, 3rd floor',
  };
  const { locationData, ...rest } = await locate(path, cheyenne, [sent, cheyenne]);
  expect(locationData.map(({ id }) => id)).toEqual(['home', 'work1', 'work2']);
  expect(locationData[1]).toEqual({
    id: 'work1',
    inputAddress: sent,
    normalizedAddress: {
      streetAddress1: '200 W 24TH ST FL 3',
      city: 'CHEYENNE',
      state: 'WY',
      zipCode: '82001-1234',
    },
    addressResultMessages: { GS03: expect.anything() },
    latitude: '41.143700',
    longitude: '-104.796200',
    verified: false,
    geocoded: false,
  });
  expect(Object.keys(locationData[1] ?? {})).toEqual([
    'id',
    'inputAddress',
    'normalizedAddress',
    'addressResultMessages',
    'latitude',
    'longitude',
    'verified',
    'geocoded',
  ]);
  expect(Object.keys(locationData[1]?.inputAddress ?? {})).toEqual(Object.keys(sent));
  expect(Object.keys(locationData[1]?.normalizedAddress ?? {})).toEqual([
    'streetAddress1',
    'city',
    'state',
    'zipCode',
  ]);
  expect(rest).not.toHaveProperty('errors');
});

it.each(paths)('reports nothing about correct Canadian addresses: %s', async (path) => {
  for (const postalCode of ['Y1A 1C2', 'Y1A1C2', 'y1a 1c2']) {
    const found = await locate(path, { ...whitehorse, postalCode }, [whitehorse]);
    expect([found.locationData, found.errors]).toEqual([[], []]);
  }
});

it('reports a postal code of another province and lets the province decide', async () => {
  const iqaluit = { ...whitehorse, city: 'Iqaluit', provinceTerritory: 'NU' };
  const found = await locate('/v1/forms', { ...iqaluit, postalCode: 'X0A 0H0' }, [
    { ...iqaluit, postalCode: 'X1A 2N2' },
    cheyenne,
  ]);
  const message =
    'The postal code belongs to another province. The province that was sent was used.';
  expect(found.errors).toEqual([{ id: 'work1', code: 'AE01', message }]);
  expect(found.locationData.map(({ id }) => id)).toEqual(['work2']);
});

it.each([
  ['99999', 'WY', 'Cheyenne', 'The ZIP code is unknown. The state that was sent was used.'],
  [
    '82001',
    'NV',
    'Reno',
    'The ZIP code belongs to another state. The state that was sent was used.',
  ],
  [
    '82001',
    'WY',
    'Jackson',
    'The ZIP code is far from the city. The state that was sent was used.',
  ],
])('reports that %s is wrong in %s, %s', async (zipCode, state, city, message) => {
  const found = await locate('/v1/forms', cheyenne, [{ ...cheyenne, zipCode, state, city }]);
  expect(found.errors).toEqual([{ id: 'work1', code: 'AE01', message }]);
  expect(found.locationData[1]).toMatchObject({
    addressResultMessages: { AE01: { description: message } },
  });
  expect(found.locationData[1]).not.toHaveProperty('latitude');
});

it('accepts every state, territory and province', async () => {
  for (const state of [...usStates, ...otherUsStates]) {
    const { locationData } = await locate('/v1/forms', { ...cheyenne, state }, [cheyenne]);
    expect(locationData[0]).toMatchObject({ inputAddress: { state } });
  }
  for (const provinceTerritory of provinces) {
    await locate('/v1/forms', { ...whitehorse, provinceTerritory }, [whitehorse]);
  }
});

it.each([
  [{ ...cheyenne, zipCode: '8200' }, 'zipCode'],
  [{ ...cheyenne, zipCode: '82001 ' }, 'zipCode'],
  [{ ...cheyenne, zipCode: '820011234' }, 'zipCode'],
  [{ ...cheyenne, state: 'wy' }, 'state'],
  [{ ...cheyenne, state: 'PW' }, 'state'],
  [{ ...cheyenne, city: 'x'.repeat(101) }, 'city'],
  [{ ...cheyenne, streetAddress2: 'x'.repeat(101) }, 'streetAddress2'],
  [{ ...whitehorse, provinceTerritory: 'Yukon' }, 'provinceTerritory'],
  [{ ...whitehorse, postalCode: 'Y1A  1C2' }, 'postalCode'],
  [{ ...whitehorse, postalCode: 'Y1A-1C2' }, 'postalCode'],
  [{ ...whitehorse, postalCode: 'Z1A 1C2' }, 'postalCode'],
  [{ ...whitehorse, postalCode: 'Y1O 1C2' }, 'postalCode'],
])('refuses an impossible address: %j', async (home, key) => {
  expect(await refusal(home)).toEqual([[`homeAddress.${key}`, 'INVALID_ADDRESS']]);
});

it.each([
  ['streetAddress1', cheyenne],
  ['city', cheyenne],
  ['zipCode', cheyenne],
  ['state', cheyenne],
  ['streetAddress1', whitehorse],
  ['city', whitehorse],
  ['provinceTerritory', whitehorse],
  ['postalCode', whitehorse],
])('wants %s of %j', async (key, address) => {
  const without = Object.fromEntries(Object.entries(address).filter(([each]) => each !== key));
  expect(await refusal(without)).toEqual([[`homeAddress.${key}`, 'MISSING']]);
  expect(await refusal({ ...address, [key]: 5 })).toEqual([[`homeAddress.${key}`, 'WRONG_TYPE']]);
});

it('refuses keys of both countries, other keys, and too many or too few addresses', async () => {
  expect(await refusal({ ...cheyenne, postalCode: 'Y1A 1C2' })).toEqual([
    ['homeAddress', 'INVALID_ADDRESS'],
  ]);
  expect(await refusal({ ...cheyenne, county: 'Laramie' })).toEqual([
    ['homeAddress.county', 'UNKNOWN_KEY'],
  ]);
  expect(await refusal(cheyenne, [])).toEqual([['workAddresses', 'MISSING']]);
  expect(await refusal(cheyenne, Array(51).fill(cheyenne))).toEqual([
    ['workAddresses', 'INVALID_ADDRESS'],
  ]);
  expect(await refusal(null, cheyenne)).toEqual([
    ['homeAddress', 'WRONG_TYPE'],
    ['workAddresses', 'WRONG_TYPE'],
  ]);
});
