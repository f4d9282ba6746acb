import { Decimal, maxPlaces } from './decimal.ts';

/** An exact number: a reduced fraction with a positive denominator. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint };

/** Reads plain decimal text, such as -12.50 or .5. */
export function rational(text: string): Rational {
  const match = /^([+-]?)([0-9]*)(?:\.([0-9]*))?$/.exec(text);
  const [, sign, whole = '', decimals = ''] = match ?? [];
  const digits = whole + decimals;
  if (digits === '') throw new Error('Not a decimal number.');
  const units = digits.length > maxPlaces ? Number.NaN : Number(digits);
  const small = Decimal.of(sign === '-' ? -units : units, decimals.length);
  if (small) return small;
  const all = BigInt(digits);
  return fraction(sign === '-' ? -all : all, 10n ** BigInt(decimals.length));
}

/** The reduced fraction of two integers. */
export function fraction(numerator: bigint, denominator: bigint): Rational {
  if (denominator === 0n) throw new Error('Division by zero.');
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  const reduced = { numerator: numerator / divisor, denominator: denominator / divisor };
  return asDecimal(reduced) ?? reduced;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let left = a < 0n ? -a : a;
  let right = b < 0n ? -b : b;
  while (right !== 0n) [left, right] = [right, left % right];
  return left;
}

/** The number as a small decimal, if it is one, so that every number has one representation. */
function asDecimal(value: Rational): Decimal | undefined {
  const places = placesOf(value.denominator);
  if (places > maxPlaces) return undefined;
  return Decimal.of(Number((value.numerator * 10n ** BigInt(places)) / value.denominator), places);
}

/** a + b. */
export function plus(a: Rational, b: Rational): Rational {
  const sum = a instanceof Decimal && b instanceof Decimal ? a.plus(b) : undefined;
  if (sum) return sum;
  return fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

/** -a. */
export function negative(a: Rational): Rational {
  if (a instanceof Decimal) return a.negative();
  return { numerator: -a.numerator, denominator: a.denominator };
}

/** a - b. */
export function minus(a: Rational, b: Rational): Rational {
  return plus(a, negative(b));
}

/** a * b. */
export function times(a: Rational, b: Rational): Rational {
  const product = a instanceof Decimal && b instanceof Decimal ? a.times(b) : undefined;
  return product ?? fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** a / b; throws when b is zero. */
export function dividedBy(a: Rational, b: Rational): Rational {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Negative, zero or positive when a is less than, equal to or greater than b. */
export function compareRationals(a: Rational, b: Rational): number {
  const order = a instanceof Decimal && b instanceof Decimal ? a.compare(b) : Number.NaN;
  if (!Number.isNaN(order)) return order;
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** -1, 0 or 1 when a is negative, zero or positive. */
export function signOf(a: Rational): number {
  if (a instanceof Decimal) return Math.sign(a.units);
  return a.numerator < 0n ? -1 : 1;
}

/** Whether a number is small enough for plain arithmetic. */
export function isPlain(a: Rational): boolean {
  return a instanceof Decimal;
}

/** The decimal places that a number needs; infinite when it has no finite decimal expansion. */
export function decimalPlaces(a: Rational): number {
  return a instanceof Decimal ? a.scale : placesOf(a.denominator);
}

function placesOf(denominator: bigint): number {
  let rest = denominator;
  const powerOf = (prime: bigint) => {
    let power = 0;
    for (; rest % prime === 0n; rest /= prime) power += 1;
    return power;
  };
  const places = Math.max(powerOf(2n), powerOf(5n));
  return rest === 1n ? places : Number.POSITIVE_INFINITY;
}
