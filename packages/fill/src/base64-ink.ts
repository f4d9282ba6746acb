const alphabet = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');

/** Half a quad for each 12 bits: those of the first half, and those of the second. */
const firstHalves = halvesAt(0);
const secondHalves = halvesAt(2);
/** Each number below a thousand in three digits, and each below a hundred behind a point. */
const wholes = quadsOf(Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0')).join(''));
const cents = quadsOf(
  Array.from({ length: 100 }, (_, i) => `.${String(i).padStart(2, '0')}`).join(''),
);

/**
 * Base64 under way to a reply, in quads: four letters of it for three bytes each. Whatever is written
 * comes in threes of bytes, so that nothing moves what stands behind it.
 */
export class Base64Ink {
  quads = new Uint32Array(8 * 1024);
  /** How many quads are written. */
  length = 0;
  private letters = Buffer.from(this.quads.buffer);

  clear(): void {
    this.length = 0;
  }

  /** How many bytes the quads stand for. */
  get byteLength(): number {
    return this.length * 3;
  }

  /** Quads made beforehand. */
  put(made: Uint32Array): void {
    this.reserve(made.length);
    this.quads.set(made, this.length);
    this.length += made.length;
  }

  /** The first bytes of some. */
  bytes(bytes: Uint8Array, count: number): void {
    this.reserve(threesIn(count));
    encodeInto(this.quads, this.length, bytes, count);
    this.length += threesIn(count);
  }

  /** Writes hundredths as a number with two decimals, as 012.30, over what stands at a place. */
  hundredthsAt(at: number, hundredths: number): void {
    const { quads } = this;
    const rounded = (hundredths + 0.5) | 0;
    const whole = (rounded / 100) | 0;
    quads[at] = wholes[whole] as number;
    quads[at + 1] = cents[rounded - whole * 100] as number;
  }

  /** Writes a whole number in six digits over what stands at a place. */
  sixDigitsAt(at: number, value: number): void {
    const { quads } = this;
    const thousands = (value / 1000) | 0;
    quads[at] = wholes[thousands] as number;
    quads[at + 1] = wholes[value - thousands * 1000] as number;
  }

  /** Writes a whole number in nine digits over what stands at a place. */
  nineDigitsAt(at: number, value: number): void {
    const { quads } = this;
    const thousands = (value / 1000) | 0;
    const millions = (thousands / 1000) | 0;
    quads[at] = wholes[millions] as number;
    quads[at + 1] = wholes[thousands - millions * 1000] as number;
    quads[at + 2] = wholes[value - thousands * 1000] as number;
  }

  toString(): string {
    return this.letters.toString('latin1', 0, 4 * this.length);
  }

  private reserve(count: number): void {
    if (this.length + count <= this.quads.length) return;
    const larger = new Uint32Array(2 * (this.length + count));
    larger.set(this.quads.subarray(0, this.length));
    this.quads = larger;
    this.letters = Buffer.from(larger.buffer);
  }
}

/** Writes the first bytes of some, which come in threes, from a place on. */
export function encodeInto(
  quads: Uint32Array,
  start: number,
  bytes: Uint8Array,
  count: number,
): void {
  let at = start;
  for (let i = 0; i < count; i += 3) {
    const first = bytes[i] as number;
    const second = bytes[i + 1] as number;
    const third = bytes[i + 2] as number;
    quads[at++] = quadOf((first << 16) | (second << 8) | third);
  }
}

/** The quad of three bytes that are gathered in a number. */
export function quadOf(three: number): number {
  return (firstHalves[three >> 12] as number) | (secondHalves[three & 4095] as number);
}

/** How many threes there are in bytes that come in threes. */
export function threesIn(bytes: number): number {
  return (bytes / 3) | 0;
}

/** A text with spaces behind it, so that it comes in threes, also together with what is before it. */
export function inThrees(text: string, before = 0): string {
  const whole = Math.ceil((before + text.length) / 3) * 3;
  return text.padEnd(whole - before);
}

/** A text of characters below 256 that comes in threes, for ink to put. */
export function quadsOf(text: string): Uint32Array {
  return quadsFromBytes(Buffer.from(text, 'latin1'));
}

/** Bytes that come in threes, for ink to put. */
export function quadsFromBytes(bytes: Uint8Array): Uint32Array {
  if (bytes.length % 3 !== 0) throw new Error('What is written as base64 comes in threes.');
  const quads = new Uint32Array(bytes.length / 3);
  const letters = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
  Buffer.from(quads.buffer).write(letters, 'latin1');
  return quads;
}

/** The text that quads stand for. */
export function textOf(quads: Uint32Array): string {
  const letters = Buffer.from(quads.buffer, quads.byteOffset, quads.byteLength).toString('latin1');
  return Buffer.from(letters, 'base64').toString('latin1');
}

const shared = new Map<string, Uint32Array>();

/** As quadsOf, for one of the few texts that many places have in common: made once for all. */
export function sharedQuads(text: string): Uint32Array {
  const made = shared.get(text) ?? quadsOf(text);
  shared.set(text, made);
  return made;
}

function halvesAt(offset: number): Uint32Array {
  const halves = new Uint32Array(4096);
  const letters = new Uint8Array(halves.buffer);
  for (let i = 0; i < halves.length; i += 1) {
    letters[4 * i + offset] = alphabet[i >> 6] as number;
    letters[4 * i + offset + 1] = alphabet[i & 63] as number;
  }
  return halves;
}
