import { writeOverZeros } from '../foundation/digits.ts';
import type { Ink } from '../foundation/ink.ts';

const digits = 9;
const beforeStream = '>>\nstream\n';
const afterStream = Buffer.from('\nendstream\nendobj\n');

/** The object that holds the new content of a page. Its length stands before it, in so many digits. */
export class ContentObject {
  private readonly opening: Uint8Array;

  constructor(number: number) {
    const length = '0'.repeat(digits);
    this.opening = Buffer.from(`${number} 0 obj\n<</Length ${length}${beforeStream}`, 'latin1');
  }

  /** Begins the object; returns where its content begins. */
  begin(ink: Ink): number {
    ink.put(this.opening);
    return ink.length;
  }

  /** Ends the object. */
  end(ink: Ink, start: number): void {
    writeOverZeros(ink.bytes, start - beforeStream.length, ink.length - start);
    ink.put(afterStream);
  }
}
