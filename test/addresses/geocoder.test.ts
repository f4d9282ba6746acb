import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  serviceForTests,
  type TestedService,
  temporaryFolder,
} from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import {
  type Answer,
  censusMatch,
  geocoderForTests,
  matching,
  noMatch,
  type TestedGeocoder,
} from './geocoder-for-tests.ts';

const folder = temporaryFolder();
let geocoder: TestedGeocoder;
let service: TestedService;

beforeAll(async () => {
  writeSmallRelease(folder.path, [{ id: 'W4101', version: '2026.1.0', effective: '2026-01-01' }]);
  geocoder = await geocoderForTests(noMatch);
});
beforeEach(async () => {
  await service?.close();
  geocoder.asked.length = 0;
  service = await serviceForTests(folder.path, { GEOCODER_URL: geocoder.url });
});
afterAll(async () => {
  await service.close();
  await geocoder.shut();
  folder.remove();
});

const montgomery = {
  streetAddress1: '11 South Union Street',
  streetAddress2: 'Apartment 5',
  city: 'Montgomery',
  state: 'AL',
  zipCode: '36130',
};
const union = censusMatch('11', 'UNION', ['MONTGOMERY', 'AL', '36130']);

type Data = {
  id: string;
  normalizedAddress: object;
  addressResultMessages: Record<string, unknown>;
  latitude?: string;
  longitude?: string;
  verified: boolean;
  geocoded: boolean;
};
type Found = { forms: { id: string }[]; locationData: Data[]; errors?: unknown[] };

async function locate(home: object, work: object[] = [home]): Promise<Found> {
  const response = await service.call('/v1/forms', {
    method: 'POST',
    body: JSON.stringify({ homeAddress: home, workAddresses: work }),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Found;
}

const codesOf = async (home: object) => {
  const [data] = (await locate(home)).locationData;
  return [...Object.keys(data?.addressResultMessages ?? {}), data?.geocoded];
};

it('locates an address on its street, and reports that with the right code', async () => {
  geocoder.answerWith(matching(union));
  const found = await locate(montgomery);
  expect(found.locationData[0]).toEqual({
    id: 'home',
    inputAddress: montgomery,
    normalizedAddress: {
      streetAddress1: '11 S UNION ST',
      streetAddress2: 'APT 5',
      city: 'MONTGOMERY',
      state: 'AL',
      zipCode: '36130',
    },
    addressResultMessages: {
      GS01: {
        message: 'Geocoded to street level',
        description: 'The coordinates were estimated from the house numbers of the street.',
      },
    },
    latitude: '32.376635',
    longitude: '-86.299645',
    verified: false,
    geocoded: true,
  });
  expect(found.errors).toBeUndefined();
});

it('sends the documented request, once for each house, without the apartment', async () => {
  geocoder.answerWith(matching(union));
  await locate(montgomery, [montgomery, { ...montgomery, streetAddress2: 'Apartment 6' }]);
  expect(geocoder.asked.map(String)).toEqual([
    'http://geocoder/geocoder/locations/address?street=11+S+UNION+ST&city=MONTGOMERY&state=AL' +
      '&zip=36130&benchmark=Public_AR_Current&format=json',
  ]);
});

it('treats the same house found twice as one', async () => {
  geocoder.answerWith(matching(union, { ...union, tigerLine: { side: 'R', tigerLineId: '1' } }));
  expect(await codesOf(montgomery)).toEqual(['GS01', true]);
});

it.each([
  ['no house', noMatch],
  ['several houses', matching(union, censusMatch('11', 'UNIT', ['MONTGOMERY', 'AL', '36130']))],
  ['a house in another state', matching(censusMatch('11', 'UNION', ['ALBANY', 'NY', '36130']))],
  ['a house of another ZIP code', matching(censusMatch('11', 'UNION', ['X', 'AL', '36104']))],
])('uses the ZIP code when the geocoder finds %s', async (_, answer) => {
  geocoder.answerWith(answer);
  const { forms, locationData } = await locate(montgomery);
  expect(forms.map(({ id }) => id)).toEqual(['W4101']);
  expect(locationData[0]).toMatchObject({
    addressResultMessages: { GS03: expect.anything() },
    latitude: '32.233400',
    longitude: '-86.208500',
    geocoded: false,
  });
});

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response.writeHead(code, headers).end();
const body =
  (text: string): Answer =>
  (_request, response) =>
    response.end(text);
const wrong: [string, Answer][] = [
  ['sends no JSON', body('<html>')],
  ['sends other JSON', body('{"result":{"addressMatches":{}}}')],
  ['sends null', body('null')],
  ['sends a match without coordinates', matching({ ...union, coordinates: null as never })],
  ['sends degrees beyond the globe', matching({ ...union, coordinates: { x: 1, y: 91 } })],
  ['sends more than 64 KiB', body(`${' '.repeat(64 * 1024)}{"result":{"addressMatches":[]}}`)],
  ['never stops sending', (_request, response) => flood(response)],
  [
    'redirects',
    (_request, response) => status(302, { location: `${geocoder.url}/x` })(_request, response),
  ],
  ['fails', status(500)],
  ['is overloaded', status(503)],
  ['cuts the connection', (request) => request.socket.destroy()],
];

function flood(response: Parameters<Answer>[1]): void {
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(16_384)));
  };
  response.on('drain', more);
  more();
}

it.each(wrong)('answers from the table when the geocoder %s', async (_, answer) => {
  geocoder.answerWith(answer);
  expect(await codesOf(montgomery)).toEqual(['GS03', false]);
  expect(geocoder.asked).toHaveLength(1);
});

it.each(wrong)('pauses a geocoder that repeatedly %s', async (_, answer) => {
  geocoder.answerWith(answer);
  for (let count = 0; count < 8; count += 1) await locate(montgomery);
  expect(geocoder.asked).toHaveLength(5);
  const codes = service.lines.map((line) => JSON.parse(line).code).filter(Boolean);
  expect(codes.filter((code) => code.startsWith('GEOCODER'))).toEqual(['GEOCODER_PAUSED']);
});

it('does not take an address that the geocoder refuses as an error', async () => {
  geocoder.answerWith(status(400));
  for (let count = 0; count < 8; count += 1) await locate(montgomery);
  expect(geocoder.asked).toHaveLength(8);
});

it('gives up after a second when the geocoder is slow, however many addresses', async () => {
  geocoder.answerWith(() => {});
  const started = performance.now();
  const { locationData } = await locate(montgomery, houses(50));
  expect(performance.now() - started).toBeGreaterThan(900);
  expect(locationData.map(({ geocoded }) => geocoded)).toEqual(Array(51).fill(false));
  expect(geocoder.asked).toHaveLength(8);
});

it('queries many houses concurrently, but not all at once', async () => {
  geocoder.answerWith((request, response) => {
    setTimeout(() => matching(union)(request, response), 20);
  });
  const { locationData } = await locate(montgomery, houses(20));
  expect(locationData.map(({ geocoded }) => geocoded)).toEqual(Array(21).fill(true));
  expect(geocoder.asked).toHaveLength(21);
  expect(geocoder.maxConcurrent()).toBe(8);
});

it('answers from the table when the geocoder is unreachable', async () => {
  await geocoder.shut();
  expect(await codesOf(montgomery)).toEqual(['GS03', false]);
  await geocoder.reopen();
  geocoder.answerWith(matching(union));
  expect(await codesOf(montgomery)).toEqual(['GS01', true]);
});

it('never logs an address or the URL it was sent to', async () => {
  for (const [, answer] of [...wrong, ['', matching(union)] as const]) {
    geocoder.answerWith(answer);
    await locate(montgomery);
  }
  const written = service.lines.join('');
  for (const secret of ['UNION', 'Union', 'MONTGOMERY', '36130', geocoder.url, '/geocoder']) {
    expect(written).not.toContain(secret);
  }
});

it('sends nothing unless a geocoder is configured', async () => {
  await service.close();
  service = await serviceForTests(folder.path);
  geocoder.answerWith(matching(union));
  expect(await codesOf(montgomery)).toEqual(['GS03', false]);
  expect(geocoder.asked).toEqual([]);
});

function houses(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    ...montgomery,
    streetAddress1: `${index + 100} South Union Street`,
  }));
}
