import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Ink } from './ink.ts';
import { Stencil } from './stencil.ts';

/** The numbers that were written. */
function numbersIn(ink: Ink): number[] {
  const text = ink.toBytes().toString('latin1');
  return [...text.matchAll(/[-\d.]+/g)].map(([number]) => Number(number));
}

it('puts its numbers, or others where they are replaced, with three decimals', () => {
  const numbers = fc.tuple(
    fc.double({ min: -9999.99, max: 99_999.99, noNaN: true }),
    fc.double({ min: -9999.99, max: 99_999.99, noNaN: true }),
  );
  fc.assert(
    fc.property(numbers, numbers, (usual, other) => {
      const rounded = (each: number[]) => each.map((value) => Math.round(value * 1000) / 1000 + 0);
      const stencil = new Stencil(['a ', ' b ', ' c'], usual);
      const ink = new Ink();
      ink.text('x');
      const start = stencil.put(ink);
      expect(numbersIn(ink).map((each) => each + 0)).toEqual(rounded(usual));
      stencil.replace(ink, start, 0, other[0]);
      stencil.replace(ink, start, 1, other[1]);
      expect(numbersIn(ink).map((each) => each + 0)).toEqual(rounded(other));
      expect(ink.toBytes().toString('latin1')).toMatch(/^xa \S{9} b \S{9} c$/);
      ink.clear();
      stencil.put(ink);
      expect(numbersIn(ink).map((each) => each + 0)).toEqual(rounded(usual));
    }),
  );
});
