import { operand } from './numbers.ts';

const [lineEnd, space, minus, point, zero] = [0x0a, 0x20, 0x2d, 0x2e, 0x30];
const largest = 0x7fffffff;

/** Bytes under way to a file. One is used again and again: filling makes no garbage of it. */
export class Ink {
  bytes = Buffer.allocUnsafeSlow(16 * 1024);
  length = 0;
  /** Whether anything was written in the embedded font. */
  hasLetters = false;

  clear(): void {
    this.length = 0;
    this.hasLetters = false;
  }

  /** Makes room for so many more bytes. */
  reserve(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * (this.length + count));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }

  /** Bytes made beforehand. */
  put(made: Uint8Array): void {
    this.reserve(made.length);
    this.bytes.set(made, this.length);
    this.length += made.length;
  }

  /** A text of characters below 256. */
  text(text: string): void {
    this.reserve(text.length);
    this.length += this.bytes.write(text, this.length, 'latin1');
  }

  space(): void {
    this.reserve(1);
    this.bytes[this.length++] = space;
  }

  /** Line ends, so that all that is written comes in threes. */
  endInThrees(): void {
    this.reserve(2);
    while (this.length % 3 !== 0) this.bytes[this.length++] = lineEnd;
  }

  /** A whole number that is not negative. */
  integer(value: number): void {
    this.reserve(10);
    const { bytes } = this;
    let at = this.length + digitsOf(value);
    this.length = at;
    let rest = value;
    do {
      const tenth = (rest / 10) | 0;
      bytes[--at] = zero + rest - tenth * 10;
      rest = tenth;
    } while (rest > 0);
  }

  /** Writes a number over what stands at a place. */
  decimalAt(at: number, value: number): void {
    const end = this.length;
    this.length = at;
    this.decimal(value);
    this.length = end;
  }

  /** A number with at most two decimals, written as operand writes it. */
  decimal(value: number): void {
    const hundredths = Math.round(value * 100);
    if (hundredths < 0) this.sign();
    const absolute = Math.abs(hundredths);
    if (absolute <= largest) this.hundredths(absolute);
    else this.text(operand(Math.abs(value)));
  }

  private sign(): void {
    this.reserve(1);
    this.bytes[this.length++] = minus;
  }

  private hundredths(value: number): void {
    const whole = (value / 100) | 0;
    this.integer(whole);
    const rest = value - whole * 100;
    if (rest === 0) return;
    this.reserve(3);
    const tenths = (rest / 10) | 0;
    this.bytes[this.length++] = point;
    this.bytes[this.length++] = zero + tenths;
    if (rest > tenths * 10) this.bytes[this.length++] = zero + rest - tenths * 10;
  }
}

function digitsOf(value: number): number {
  let digits = 1;
  for (let limit = 10; value >= limit; limit *= 10) digits += 1;
  return digits;
}

/** The bytes of a text of characters below 256, for ink to put. */
export function stamp(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

const shared = new Map<string, Uint8Array>();

/** As stamp, for one of the few texts that many places have in common: made once for all. */
export function sharedStamp(text: string): Uint8Array {
  const made = shared.get(text) ?? stamp(text);
  shared.set(text, made);
  return made;
}
