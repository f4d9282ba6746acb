import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printDecimal } from './print-decimal.ts';
import {
  compareRationals,
  decimalPlaces,
  dividedBy,
  fraction,
  minus,
  plus,
  type Rational,
  rational,
  times,
} from './rational.ts';
import { roundToScale } from './round-to-scale.ts';

/** Decimal text of few or many digits, often near the largest number that is safe. */
const decimals = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.oneof(
      fc.nat(99_999).map(String),
      fc.bigInt({ min: 9_007_199_254_740_980n, max: 9_007_199_254_741_010n }).map(String),
      fc.bigInt({ min: 0n, max: 10n ** 24n }).map(String),
    ),
    fc.nat(20),
  )
  .map(([sign, digits, places]) => {
    const long = digits.padStart(places + 1, '0');
    const at = long.length - places;
    return places === 0 ? `${sign}${long}` : `${sign}${long.slice(0, at)}.${long.slice(at)}`;
  });

/** A numerator and a denominator, calculated with big integers only. */
type Pair = [bigint, bigint];

function pairOf(text: string): Pair {
  const [whole = '', places = ''] = text.split('.');
  return [BigInt(whole + places), 10n ** BigInt(places.length)];
}

function expectSame(value: Rational, [above, below]: Pair): void {
  expect(value).toEqual(fraction(above, below));
  expect(value.numerator * below).toBe(above * value.denominator);
  expect(value.denominator > 0n).toBe(true);
}

it('calculates the same with plain arithmetic as with big integers', () => {
  fc.assert(
    fc.property(decimals, decimals, (left, right) => {
      const [a, b] = [rational(left), rational(right)];
      const [[an, ad], [bn, bd]] = [pairOf(left), pairOf(right)];
      expectSame(a, [an, ad]);
      expectSame(plus(a, b), [an * bd + bn * ad, ad * bd]);
      expectSame(minus(a, b), [an * bd - bn * ad, ad * bd]);
      expectSame(times(a, b), [an * bn, ad * bd]);
      if (bn !== 0n) expectSame(dividedBy(a, b), [an * bd, ad * bn]);
      const difference = an * bd - bn * ad;
      expect(Math.sign(compareRationals(a, b))).toBe(
        Number(difference > 0n) - Number(difference < 0n),
      );
    }),
    { numRuns: 3000 },
  );
});

it('rounds in plain arithmetic as it does with big integers', () => {
  const modes = fc.constantFrom('CEILING', 'FLOOR', 'HALF_UP' as const);
  fc.assert(
    fc.property(decimals, fc.nat(16), modes, (text, scale, mode) => {
      const [above, below] = pairOf(text);
      const unit = 10n ** BigInt(scale);
      const down = floor(above * unit, below);
      const up = -floor(-above * unit, below);
      const nearest =
        above < 0n
          ? -floor(-2n * above * unit + below, 2n * below)
          : floor(2n * above * unit + below, 2n * below);
      const expected = { CEILING: up, FLOOR: down, HALF_UP: nearest }[mode];
      expectSame(roundToScale(rational(text), scale, mode), [expected, unit]);
    }),
    { numRuns: 3000 },
  );
});

function floor(above: bigint, below: bigint): bigint {
  const rest = above % below;
  return (above - rest) / below - (rest < 0n ? 1n : 0n);
}

it('prints the same number that it read, and needs no more places than it has', () => {
  fc.assert(
    fc.property(decimals, fc.nat(3), (text, more) => {
      const value = rational(text);
      const scale = decimalPlaces(value) + more;
      expect(rational(printDecimal(value, scale))).toEqual(value);
      expect(printDecimal(value, scale).split('.')[1]?.length ?? 0).toBe(scale);
    }),
    { numRuns: 1000 },
  );
});
