/** More places or digits than these are left to big integers. */
export const mostPlaces = 15;

const powers = Array.from({ length: mostPlaces + 1 }, (_, i) => 10 ** i);

/**
 * A decimal number small enough for plain arithmetic: units / 10 ** scale, without zeros at its
 * end. Units are safe integers, and so a result whose units are safe as well is exact.
 */
export class Decimal {
  private constructor(
    readonly units: number,
    readonly scale: number,
  ) {}

  /** The number in its one form; nothing when it is too large or has too many places. */
  static of(units: number, scale: number): Decimal | undefined {
    if (!Number.isSafeInteger(units)) return undefined;
    let [rest, places] = [units, scale];
    while (places > 0 && rest % 10 === 0) {
      rest /= 10;
      places -= 1;
    }
    return places > mostPlaces ? undefined : new Decimal(rest + 0, places); // + 0 leaves no -0
  }

  get numerator(): bigint {
    return BigInt(this.units / this.shared);
  }

  get denominator(): bigint {
    return BigInt(power(this.scale) / this.shared);
  }

  /** What the units and the power of ten below them have in common. */
  private get shared(): number {
    let [left, right] = [Math.abs(this.units), power(this.scale)];
    while (right !== 0) [left, right] = [right, left % right];
    return left;
  }

  negative(): Decimal {
    return new Decimal(0 - this.units, this.scale);
  }

  /** The sum, if it can be had in plain arithmetic. */
  plus(other: Decimal): Decimal | undefined {
    const scale = Math.max(this.scale, other.scale);
    const [a, b] = [this.unitsAt(scale), other.unitsAt(scale)];
    return Decimal.of(a + b, scale);
  }

  /** The product, if it can be had in plain arithmetic. */
  times(other: Decimal): Decimal | undefined {
    return Decimal.of(this.units * other.units, this.scale + other.scale);
  }

  /** Below zero, zero or above zero; not a number when plain arithmetic cannot tell. */
  compare(other: Decimal): number {
    const scale = Math.max(this.scale, other.scale);
    return this.unitsAt(scale) - other.unitsAt(scale);
  }

  /** The units at a larger scale; not a number when they would not be safe. */
  private unitsAt(scale: number): number {
    const units = this.units * power(scale - this.scale);
    return Number.isSafeInteger(units) ? units : Number.NaN;
  }
}

function power(exponent: number): number {
  return powers[exponent] ?? Number.NaN;
}
