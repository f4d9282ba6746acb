import { afterAll, expect, it } from 'vitest';
import { censusGeocoder } from '../../packages/service/src/addresses/geocoding/census-geocoder.ts';
import { createLocateHouses } from '../../packages/service/src/addresses/geocoding/locate-houses.ts';
import { censusMatch, geocoderForTests, matching } from './geocoder-for-tests.ts';

const union = censusMatch('11', 'UNION', ['MONTGOMERY', 'AL', '36130']);
const question = { street: '11 S UNION ST', city: 'MONTGOMERY', state: 'AL', zip: '36130' };
const place = { latitude: 32.37663478, longitude: -86.29964512 };
const geocoder = await geocoderForTests(matching(union));
afterAll(() => geocoder.shut());

it('tries again after a pause, with one request first, and resumes when it is answered', async () => {
  const codes: unknown[] = [];
  let time = 0;
  const locateHouses = createLocateHouses(censusGeocoder(geocoder.url), {
    log: (_level, { code }) => codes.push(code),
    now: () => time,
  });
  const ask = () => locateHouses([question]);
  const askFour = () => Promise.all([ask(), ask(), ask(), ask()]);
  expect(await ask()).toEqual([place]);

  await geocoder.shut();
  for (let count = 0; count < 5; count += 1) expect(await ask()).toEqual([undefined]);
  await geocoder.reopen();
  expect(await ask()).toEqual([undefined]);
  expect(geocoder.asked).toHaveLength(1);

  time += 29_999;
  expect(await ask()).toEqual([undefined]);
  time += 1;
  geocoder.answerWith((_request, response) => response.writeHead(500).end());
  expect(await askFour()).toEqual(Array(4).fill([undefined]));
  expect(geocoder.asked).toHaveLength(2);

  time += 30_000;
  geocoder.answerWith(matching(union));
  expect(await askFour()).toEqual([[place], [undefined], [undefined], [undefined]]);
  expect(await askFour()).toEqual(Array(4).fill([place]));
  expect(codes).toEqual(['GEOCODER_PAUSED', 'GEOCODER_RESUMED']);
});

it('limits pending requests: with many waiting, the next is answered from the table', async () => {
  const locateHouses = createLocateHouses(censusGeocoder(geocoder.url), { log: () => {} });
  geocoder.answerWith((request, response) => {
    setTimeout(() => matching(union)(request, response), 20);
  });
  const before = geocoder.asked.length;
  const places = await Promise.all(Array.from({ length: 100 }, () => locateHouses([question])));
  expect(places.filter(([each]) => each)).toHaveLength(64);
  expect(geocoder.asked.length - before).toBe(64);
});

it('sends nothing when there are no houses', async () => {
  const locateHouses = createLocateHouses(censusGeocoder(geocoder.url), { log: () => {} });
  const before = geocoder.asked.length;
  expect(await locateHouses([])).toEqual([]);
  expect(await locateHouses([undefined, undefined])).toEqual([undefined, undefined]);
  expect(geocoder.asked.length).toBe(before);
});
