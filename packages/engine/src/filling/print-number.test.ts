import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printNumber } from './print-number.ts';

it.each([
  ['0', '0'],
  ['0.00', '0,00'],
  ['999.5', '999,5'],
  ['1234.56', '1\u00A0234,56'],
  ['-1234567.00', '-1\u00A0234\u00A0567,00'],
  ['100000', '100\u00A0000'],
])('prints %s on a French form as %s', (plain, french) => {
  expect(printNumber(plain, 'fr')).toBe(french);
  expect([printNumber(plain, 'en'), printNumber(plain, 'es')]).toEqual([plain, plain]);
});

it('writes every amount as the French rules of the Unicode locale data do', () => {
  const french = new Intl.NumberFormat('fr-CA', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (cents) => {
      const plain = (cents / 100).toFixed(2);
      expect(printNumber(plain, 'fr')).toBe(french.format(Number(plain)));
    }),
  );
});
