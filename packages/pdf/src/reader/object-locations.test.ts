import { expect, it } from 'vitest';
import { ObjectLocations } from './object-locations.ts';

/** Rows of kind, offset and index, one byte each. */
const rows = (...numbers: [number, number, number][]) => Uint8Array.from(numbers.flat());
const many = (kind: number, count: number) =>
  rows(...Array.from({ length: count }, (_, i): [number, number, number] => [kind, i, 0]));

it('reads rows of each kind on demand', () => {
  const places = new ObjectLocations();
  const read = places.addRows(3, 3, rows([1, 9, 0], [2, 7, 4], [0, 0, 0]), 0, [1, 1, 1]);
  expect([read, places.size]).toEqual([9, 6]);
  expect([2, 3, 4, 5, 6].map((number) => places.get(number))).toEqual([
    undefined,
    { offset: 9 },
    { container: 7, index: 4 },
    'free',
    undefined,
  ]);
});

it.each([3, 100])('keeps the first entry of an object, in runs of %d rows', (count) => {
  const places = new ObjectLocations();
  places.add(1, { offset: 77 });
  places.addRows(0, count, many(1, count), 0, [1, 1, 1]);
  places.addRows(0, count, many(2, count), 0, [1, 1, 1]);
  places.add(2, { offset: 78 });
  expect([0, 1, 2].map((number) => places.get(number))).toEqual([
    { offset: 0 },
    { offset: 77 },
    { offset: 2 },
  ]);
  places.replace(2, 'free');
  expect(places.get(2)).toBe('free');
});

it('reads no more rows than there are bytes, whatever the stated length', () => {
  const places = new ObjectLocations();
  expect(places.addRows(0, 1_000_000, many(1, 70), 3, [1, 1, 1])).toBe(207);
  expect([places.size, places.get(69)]).toEqual([69, undefined]);
  expect(() => places.addRows(200_000, 5, many(1, 5), 0, [1, 1, 1])).toThrow('200,000 objects');
});
