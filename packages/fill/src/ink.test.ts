import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Ink, stamp } from './ink.ts';
import { operand } from './numbers.ts';

function written(write: (ink: Ink) => void): string {
  const ink = new Ink();
  write(ink);
  return ink.bytes.toString('latin1', 0, ink.length);
}

it('writes decimals as operands are written', () => {
  const numbers = fc.oneof(
    fc.double({ min: -2000, max: 2000, noNaN: true }),
    fc.integer({ min: -200_000, max: 200_000 }).map((hundredths) => hundredths / 100),
    fc.constantFrom(-0.001, -0, 0.005, 0.1, 21474836.47, 21474836.48, -1e9),
  );
  fc.assert(
    fc.property(numbers, (value) => {
      expect(written((ink) => ink.decimal(value))).toBe(operand(value));
    }),
    { numRuns: 2000 },
  );
});

it('writes whole numbers', () => {
  fc.assert(
    fc.property(fc.nat(), (value) => {
      expect(written((ink) => ink.integer(value))).toBe(String(value));
    }),
  );
});

it('grows, keeps what it holds, and begins anew', () => {
  const ink = new Ink();
  const long = 'é'.repeat(20_001);
  ink.put(stamp('(a)'));
  ink.text(long);
  ink.space();
  expect(ink.bytes.toString('latin1', 0, ink.length)).toBe(`(a)${long} `);
  ink.endInThrees();
  expect(ink.bytes.toString('latin1', 0, ink.length)).toBe(`(a)${long} \n\n`);
  ink.endInThrees();
  expect(ink.length).toBe(20_007);
  ink.clear();
  expect([ink.length, ink.hasLetters]).toEqual([0, false]);
});
