import fc from 'fast-check';
import { expect, it } from 'vitest';
import { composed } from './composed.ts';

it('composes every character, and every text, as Unicode does', () => {
  const characters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
  expect(characters.filter((one) => composed(one) !== one.normalize('NFC'))).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      expect(composed(text)).toBe(text.normalize('NFC'));
    }),
  );
});

it.each([
  ['e\u0301', 'é'],
  ['O\u2019Brien', 'O’Brien'],
  ['\u2018e\u0301\u2019', '‘é’'],
])('composes %j to %j', (text, expected) => {
  expect(composed(text)).toBe(expected);
});
