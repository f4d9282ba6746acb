const [letterN, space] = [0x6e, 0x20];

/** A growing buffer for the new bytes of a file. It is reused for every fill. */
export class Ink {
  bytes = Buffer.allocUnsafeSlow(16 * 1024);
  length = 0;
  private capacity = this.bytes.length;
  /** Whether anything was written in the embedded font. */
  usesEmbeddedFont = false;
  /** Where the states of boxes were written. */
  checksAt = 0;

  /** Discards all that was written. */
  clear(): void {
    this.length = 0;
    this.usesEmbeddedFont = false;
  }

  /** Ensures capacity for this many more bytes. */
  reserve(count: number): void {
    if (this.length + count <= this.capacity) return;
    this.capacity = 2 * (this.length + count);
    const larger = Buffer.allocUnsafeSlow(this.capacity);
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }

  /** Appends bytes. A short run is copied faster byte by byte than by a call of `set`. */
  put(made: Uint8Array): void {
    const { length } = made;
    this.reserve(length);
    const { bytes, length: start } = this;
    if (length > 12) bytes.set(made, start);
    else for (let i = 0; i < length; i += 1) bytes[start + i] = made[i] as number;
    this.length = start + length;
  }

  /** Appends a text of characters below 256. */
  text(text: string): void {
    this.reserve(text.length);
    this.length += this.bytes.write(text, this.length, 'latin1');
  }

  /** A copy of everything written so far. */
  toBytes(): Buffer {
    return Buffer.from(this.bytes.subarray(0, this.length));
  }

  /** Everything written so far, in base64. */
  toBase64(): string {
    return this.bytes.toString('base64', 0, this.length);
  }

  /** Checks a box: replaces `off` with `on ` at an offset from where the states of boxes begin. */
  check(offset: number): void {
    const { bytes, checksAt } = this;
    bytes[checksAt + offset + 1] = letterN;
    bytes[checksAt + offset + 2] = space;
  }
}
