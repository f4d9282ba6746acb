import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstFault } from '../faults/first-fault.ts';
import { acceptsText } from '../words/accepts-text.ts';
import { numbersOf } from '../words/numbers-of.ts';
import { numberPattern } from './number-pattern.ts';

const plain = { decimals: 0, isGrouped: false, isSigned: false };
const dollars = { decimals: 2, isGrouped: true, isSigned: true };

it('writes patterns as a person would', () => {
  expect(numberPattern({ least: '0', most: '12', ...plain })).toBe('^(?:[0-9]|0[0-9]|1[0-2])$');
  expect(numberPattern({ least: '1', most: '365', ...plain })).toBe(
    '^(?:[1-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$',
  );
  expect(numberPattern({ least: '0', most: '999999.99', ...dollars })).toBe(
    '^[+]?(?:[0-9]{1,3}(?:,?[0-9]{3})?(?:\\.[0-9]{1,2})?|\\.[0-9]{1,2})$',
  );
  expect(numberPattern({ least: '0', most: '99999.99', ...dollars })).toBe(
    '^[+]?(?:(?:[0-9]{1,3}|[0-9]{1,2},?[0-9]{3})(?:\\.[0-9]{1,2})?|\\.[0-9]{1,2})$',
  );
  expect(numberPattern({ least: '0', most: '1500', step: '500', ...dollars })).toBe(
    '^[+]?(?:0(?:\\.0{1,2})?|500(?:\\.0{1,2})?|1,?000(?:\\.0{1,2})?|1,?500(?:\\.0{1,2})?)$',
  );
});

it('accepts exactly the numbers of a range, however they are written', () => {
  const cents = fc.nat({ max: 300_000_00 });
  fc.assert(
    fc.property(cents, cents, cents, fc.boolean(), fc.boolean(), (one, other, tried, a, b) => {
      const least = Math.floor(Math.min(one, other) / 100);
      const most = Math.max(one, other);
      const pattern = numberPattern({ least: String(least), most: text(most), ...dollars });
      expect(firstFault(pattern)).toBeUndefined();
      const isInside = tried >= least * 100 && tried <= most;
      const written = `${a ? '+' : ''}${b ? grouped(text(tried)) : text(tried)}`;
      expect([written, acceptsText(pattern, written)]).toEqual([written, isInside]);
    }),
    { numRuns: 400 },
  );
});

it('has the bounds as its lowest and greatest number', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat({ max: 2 }), (one, other, decimals) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)];
      const range = { least: String(least), most: String(most), ...dollars, decimals };
      expect(numbersOf(numberPattern(range))).toMatchObject({
        lowest: String(least),
        greatest: String(most),
        decimals: least === most ? 0 : decimals,
      });
    }),
  );
});

function text(cents: number): string {
  return (cents / 100).toFixed(2);
}

function grouped(number: string): string {
  return number.replace(/\B(?=(?:[0-9]{3})+\.)/g, ',');
}
