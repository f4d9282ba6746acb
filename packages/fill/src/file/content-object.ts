import { writeOverZeros } from '../foundation/digits.ts';
import type { Ink } from '../foundation/ink.ts';
import { beginning, ending } from '../foundation/marked-content.ts';

const digits = 9;
const beforeStream = '>>\nstream\n';
const closing = Buffer.from(`${ending}\nendstream\nendobj\n`);

/** The object that holds the new content of a page. Its length is written before it, with leading zeros. */
export class ContentObject {
  private readonly opening: Uint8Array;

  constructor(number: number) {
    const length = '0'.repeat(digits);
    const head = `${number} 0 obj\n<</Length ${length}${beforeStream}`;
    this.opening = Buffer.from(`${head}${beginning}`, 'latin1');
  }

  /** Begins the object. Returns the offset of its content. */
  begin(ink: Ink): number {
    ink.put(this.opening);
    return ink.length - beginning.length;
  }

  /** Ends the object. */
  end(ink: Ink, start: number): void {
    const length = ink.length + ending.length - start;
    writeOverZeros(ink.bytes, start - beforeStream.length, length);
    ink.put(closing);
  }
}
