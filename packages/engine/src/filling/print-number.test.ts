import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printNumber } from './print-number.ts';

it.each([
  ['0', '0', '0'],
  ['0.00', '0.00', '0,00'],
  ['999.5', '999.5', '999,5'],
  ['-999.50', '-999.50', '-999,50'],
  ['1234.56', '1,234.56', '1\u00A0234,56'],
  ['-1234567.00', '-1,234,567.00', '-1\u00A0234\u00A0567,00'],
  ['100000', '100,000', '100\u00A0000'],
])(
  'prints %s on an English or Spanish form as %s, on a French one as %s',
  (plain, english, french) => {
    expect([printNumber(plain, 'en'), printNumber(plain, 'es')]).toEqual([english, english]);
    expect(printNumber(plain, 'fr')).toBe(french);
  },
);

it('writes every amount as the rules of the Unicode locale data do', () => {
  const locales = { en: 'en-US', es: 'es-US', fr: 'fr-CA' } as const;
  for (const language of ['en', 'es', 'fr'] as const) {
    const format = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (cents) => {
        const plain = (cents / 100).toFixed(2);
        expect(printNumber(plain, language)).toBe(format.format(Number(plain)));
      }),
    );
  }
});
