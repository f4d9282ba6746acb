import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openZipTable, readZipTable } from './zip-table.ts';

it('finds state, city and centre of a ZIP code, and the other ZIP codes of the city', () => {
  const table = openZipTable();
  const city = table.cityNumber('PAGOPAGO') ?? -1;
  const middle = { latitude: -14.27, longitude: -170.7 };
  expect(table.find('96799')).toEqual({ state: 'AS', city, middle });
  expect(table.entriesOf(city, 'AS')).toEqual([{ state: 'AS', city, middle }]);
  expect(table.entriesOf(city, 'HI')).toEqual([]);
  expect(table.find('00000')).toBeUndefined();
  expect(table.cityNumber('NOWHERE')).toBeUndefined();
  expect(table.size).toBe(42_570);
});

it.each([0, 1, 100, 691_000])('does not open a table that is cut to %i bytes', (length) => {
  const bytes = readFileSync(new URL('../../../data/zip-codes.bin', import.meta.url));
  expect(() => readZipTable(bytes.subarray(0, length))).toThrow('cut off');
});
