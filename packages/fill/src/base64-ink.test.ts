import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Base64Ink, inThrees, quadsFromBytes, quadsOf } from './base64-ink.ts';

/** What the letters stand for. */
function decoded(ink: Base64Ink): string {
  return Buffer.from(ink.toString(), 'base64').toString('latin1');
}

const threes = fc
  .array(fc.uint8Array({ minLength: 3, maxLength: 3 }), { maxLength: 40 })
  .map((each) => Uint8Array.from(each.flatMap((three) => [...three])));

it('writes what Node makes of the same bytes, whether they were made beforehand or not', () => {
  fc.assert(
    fc.property(threes, threes, (first, second) => {
      const ink = new Base64Ink();
      ink.bytes(first, first.length);
      ink.put(quadsFromBytes(second));
      expect(ink.toString()).toBe(Buffer.concat([first, second]).toString('base64'));
      expect(ink.byteLength).toBe(first.length + second.length);
    }),
  );
});

it('writes numbers over what stands at a place, and nothing else', () => {
  const hundredths = fc.double({ min: 0, max: 99_899, noNaN: true });
  fc.assert(
    fc.property(hundredths, fc.nat({ max: 999_999_999 }), (value, integer) => {
      const ink = new Base64Ink();
      ink.put(quadsOf(`abc${' '.repeat(6)}def${' '.repeat(9)}ghi`));
      ink.hundredthsAt(1, value);
      ink.nineDigitsAt(4, integer);
      const number = (Math.floor(value + 0.5) / 100).toFixed(2).padStart(6, '0');
      expect(decoded(ink)).toBe(`abc${number}def${String(integer).padStart(9, '0')}ghi`);
    }),
  );
});

it('grows, keeps what it holds, and begins anew', () => {
  const ink = new Base64Ink();
  const long = 'é'.repeat(99_999);
  ink.put(quadsOf('abc'));
  ink.put(quadsOf(long));
  ink.put(quadsOf('def'));
  expect(decoded(ink)).toBe(`abc${long}def`);
  ink.clear();
  expect([ink.length, ink.byteLength, ink.toString()]).toEqual([0, 0, '']);
});

it('takes nothing that does not come in threes', () => {
  expect(() => quadsOf('ab')).toThrow('comes in threes');
  expect(['', 'a', 'abc', 'abcd'].map((text) => inThrees(text))).toEqual([
    '',
    'a  ',
    'abc',
    'abcd  ',
  ]);
  expect([0, 1, 2, 3].map((before) => inThrees('ab', before))).toEqual([
    'ab ',
    'ab',
    'ab  ',
    'ab ',
  ]);
});
