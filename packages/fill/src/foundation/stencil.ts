import type { Ink } from './ink.ts';

const [zero, minus] = [0x30, 0x2d];
/** Digits of a number before and after its decimal point. */
const [whole, decimals] = [5, 3];
const gap = `${'0'.repeat(whole)}.${'0'.repeat(decimals)}`;

/** Operators with numbers, prepared once. Wherever they are written, the numbers can be replaced in place. */
export class Stencil {
  private readonly bytes: Buffer;
  /** The offsets of the numbers. */
  private readonly offsets: number[] = [];

  /** Takes numbers, and the texts before, between and after them. */
  constructor(
    texts: string[],
    private readonly numbers: number[],
  ) {
    let written = '';
    for (const [i, text] of texts.entries()) {
      written += text;
      if (i === numbers.length) break;
      this.offsets.push(written.length);
      written += gap;
    }
    this.bytes = Buffer.from(written, 'latin1');
    for (const [i, number] of numbers.entries())
      writeNumber(this.bytes, this.offsets[i] ?? 0, number);
  }

  /** Writes all of it and returns its offset. */
  put(ink: Ink): number {
    const start = ink.length;
    ink.put(this.bytes);
    return start;
  }

  /** Replaces a number in what was written at an offset. */
  replace(ink: Ink, start: number, index: number, number: number): void {
    if (number === this.numbers[index]) return;
    writeNumber(ink.bytes, start + (this.offsets[index] as number), number);
  }
}

/** Writes a number between -10,000 and 100,000. */
function writeNumber(bytes: Uint8Array, offset: number, number: number): void {
  const thousandths = Math.round(number * 1000);
  const absolute = Math.abs(thousandths);
  const integer = (absolute / 1000) | 0;
  writeDigits(bytes, offset, whole, integer);
  writeDigits(bytes, offset + whole + 1, decimals, absolute - 1000 * integer);
  if (thousandths < 0) bytes[offset] = minus;
}

function writeDigits(bytes: Uint8Array, offset: number, count: number, value: number): void {
  let rest = value;
  for (let at = offset + count - 1; at >= offset; at -= 1) {
    const tenth = (rest / 10) | 0;
    bytes[at] = zero + rest - 10 * tenth;
    rest = tenth;
  }
}
