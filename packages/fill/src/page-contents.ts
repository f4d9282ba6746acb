import { type Base64Ink, inThrees, quadsOf } from './base64-ink.ts';

const slot = quadsOf('0'.repeat(9));
const begin = quadsOf('  >>\nstream\n');
const end = quadsOf('\nendstream\nendobj\n');

/**
 * What is new on the pages, each an object of its own. It is written where it will stay: how long it
 * is stands before it, in a place that is kept free for that.
 */
export class PageContents {
  /** Where each begins, in bytes from the start of the update; -1 when nothing is new on its page. */
  readonly offsets: number[];
  private readonly openings: Uint32Array[];
  /** Where the one under way begins, and what it contains, in quads. */
  private opened = 0;
  private first = 0;

  /** The numbers of the objects, page by page. */
  constructor(readonly numbers: number[]) {
    this.offsets = numbers.map(() => -1);
    this.openings = numbers.map((number) =>
      Uint32Array.from([...quadsOf(inThrees(`${number} 0 obj\n<</Length `)), ...slot, ...begin]),
    );
  }

  /** Begins the content of a page. */
  begin(index: number, out: Base64Ink): void {
    this.offsets[index] = out.byteLength;
    this.opened = out.length;
    out.put(this.openings[index] as Uint32Array);
    this.first = out.length;
  }

  /** Ends it; takes it back when there is none. */
  end(index: number, out: Base64Ink): void {
    if (out.length === this.first) {
      out.length = this.opened;
      this.offsets[index] = -1;
      return;
    }
    const slotAt = this.first - begin.length - slot.length;
    out.nineDigitsAt(slotAt, (out.length - this.first) * 3);
    out.put(end);
  }
}
