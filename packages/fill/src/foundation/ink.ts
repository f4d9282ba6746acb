/** Bytes on their way into a file. One is used again and again, and grows when it must. */
export class Ink {
  bytes = Buffer.allocUnsafeSlow(16 * 1024);
  length = 0;
  private capacity = this.bytes.length;
  /** Whether anything was written in the embedded font. */
  usesEmbeddedFont = false;

  /** Begins anew. */
  clear(): void {
    this.length = 0;
    this.usesEmbeddedFont = false;
  }

  /** Makes room for so many more bytes. */
  reserve(count: number): void {
    if (this.length + count <= this.capacity) return;
    this.capacity = 2 * (this.length + count);
    const larger = Buffer.allocUnsafeSlow(this.capacity);
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }

  /** Writes bytes that were made before. Few of them are written sooner one by one. */
  put(made: Uint8Array): void {
    const { length } = made;
    this.reserve(length);
    const { bytes, length: start } = this;
    if (length > 12) bytes.set(made, start);
    else for (let i = 0; i < length; i += 1) bytes[start + i] = made[i] as number;
    this.length = start + length;
  }

  /** Writes a text of characters below 256. */
  text(text: string): void {
    this.reserve(text.length);
    this.length += this.bytes.write(text, this.length, 'latin1');
  }

  /** A copy of all that was written. */
  toBytes(): Buffer {
    return Buffer.from(this.bytes.subarray(0, this.length));
  }

  /** All that was written, in base64. */
  toBase64(): string {
    return this.bytes.toString('base64', 0, this.length);
  }
}
