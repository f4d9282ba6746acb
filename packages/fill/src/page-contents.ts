import { type Ink, stamp } from './ink.ts';

const slot = ' '.repeat(8);
const begin = '>>\nstream\n';
const end = stamp('\nendstream\nendobj\n');

/**
 * What is new on the pages, each an object of its own. It is written where it will stay: how long it
 * is stands before it, in a place that is kept free for that.
 */
export class PageContents {
  /** Where each begins, from the start of the update; -1 when nothing is new on its page. */
  readonly offsets: number[];
  private readonly openings: Uint8Array[];

  /** The numbers of the objects, page by page. */
  constructor(readonly numbers: number[]) {
    this.offsets = numbers.map(() => -1);
    this.openings = numbers.map((number) => stamp(`${number} 0 obj\n<</Length ${slot}${begin}`));
  }

  /** Begins the content of a page. */
  begin(index: number, out: Ink): void {
    this.offsets[index] = out.length;
    out.put(this.openings[index] as Uint8Array);
  }

  /** Ends it; takes it back when there is none. */
  end(index: number, out: Ink): void {
    const offset = this.offsets[index] as number;
    const first = offset + (this.openings[index] as Uint8Array).length;
    if (out.length === first) {
      out.length = offset;
      this.offsets[index] = -1;
      return;
    }
    out.integerAt(first - begin.length - slot.length, out.length - first);
    out.put(end);
  }
}
