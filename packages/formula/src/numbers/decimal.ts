/** Numbers with more decimal places than this are left to big integers. */
export const maxPlaces = 15;

const powers = Array.from({ length: maxPlaces + 1 }, (_, i) => 10 ** i);

/**
 * A decimal number small enough for plain arithmetic: units / 10 ** scale, without trailing zeros.
 * Units are safe integers, so a result whose units are also safe is exact.
 */
export class Decimal {
  private constructor(
    readonly units: number,
    readonly scale: number,
  ) {}

  /** The number in canonical form; undefined when it is too large or has too many places. */
  static of(units: number, scale: number): Decimal | undefined {
    if (!Number.isSafeInteger(units)) return undefined;
    let [rest, places] = [units, scale];
    while (places > 0 && rest % 10 === 0) {
      rest /= 10;
      places -= 1;
    }
    return places > maxPlaces ? undefined : new Decimal(rest + 0, places); // + 0 turns -0 into 0
  }

  get numerator(): bigint {
    return BigInt(this.units / this.shared);
  }

  get denominator(): bigint {
    return BigInt(power(this.scale) / this.shared);
  }

  /** The greatest common divisor of the units and their power of ten. */
  private get shared(): number {
    let [left, right] = [Math.abs(this.units), power(this.scale)];
    while (right !== 0) [left, right] = [right, left % right];
    return left;
  }

  negative(): Decimal {
    return new Decimal(0 - this.units, this.scale);
  }

  /** The sum, or undefined when plain arithmetic is not exact. */
  plus(other: Decimal): Decimal | undefined {
    const scale = Math.max(this.scale, other.scale);
    const [a, b] = [this.unitsAt(scale), other.unitsAt(scale)];
    return Decimal.of(a + b, scale);
  }

  /** The product, or undefined when plain arithmetic is not exact. */
  times(other: Decimal): Decimal | undefined {
    return Decimal.of(this.units * other.units, this.scale + other.scale);
  }

  /** Negative, zero or positive; NaN when plain arithmetic is not exact. */
  compare(other: Decimal): number {
    const scale = Math.max(this.scale, other.scale);
    return this.unitsAt(scale) - other.unitsAt(scale);
  }

  /** The units at a larger scale; NaN when they are not a safe integer. */
  private unitsAt(scale: number): number {
    const units = this.units * power(scale - this.scale);
    return Number.isSafeInteger(units) ? units : Number.NaN;
  }
}

function power(exponent: number): number {
  return powers[exponent] ?? Number.NaN;
}
