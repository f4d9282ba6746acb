import { expect, it } from 'vitest';
import { readExpiry } from './read-expiry.ts';

const now = Date.parse('2026-03-01T12:00:00.500Z');

it.each([
  ['90', '2026-05-30T12:00:00Z'],
  ['1', '2026-03-02T12:00:00Z'],
  ['2026-03-01', '2026-03-01T23:59:59Z'],
  ['2027-06-30T08:00:00Z', '2027-06-30T08:00:00Z'],
])('reads --expires %s', (text, moment) => {
  expect(readExpiry(text, now)).toBe(moment);
});

const help = 'Use --expires 90 for days, or --expires 2027-06-30.';

it.each([
  ['0', 'is not between 1 and 3650'],
  ['9999', 'is not between 1 and 3650'],
  ['soon', 'is neither a number of days nor a date'],
  ['2027-02-30', 'is neither a number of days nor a date'],
  ['2027-06-30T08:00:00+02:00', 'is neither a number of days nor a date'],
  ['2026-02-28', 'has passed'],
  ['2036-03-01', 'is more than ten years away'],
])('reports what is wrong with --expires %s', (text, why) => {
  expect(() => readExpiry(text, now)).toThrow(`--expires "${text}" ${why}. ${help}`);
});
