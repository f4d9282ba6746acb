import type { Ink } from '../foundation/ink.ts';
import { Stencil } from '../foundation/stencil.ts';
import type { Placement } from '../layout/placement.ts';
import type { Typeface } from '../layout/typeface.ts';
import type { Enclosing } from './enclosing.ts';

/** The size of a text, how far its letters are narrowed (1: not at all), and where in its box it begins. */
export type TextState = { size: number; narrowing: number; x: number; y: number };

/** The operators of a text in one font. They are made for the state that most texts have. */
export class TextObject {
  private readonly first: Stencil;
  private readonly last: Uint8Array;
  /** The operators before a line that is not the first. */
  private next: Stencil | undefined;

  constructor(
    readonly face: Typeface,
    private readonly box: Placement,
    { before, after }: Enclosing,
    private readonly usual: TextState,
  ) {
    this.first = new Stencil(
      [`${before}BT /${face.resource} `, ` Tf ${this.axes()}`, ' ', ' Tm'],
      [usual.size, ...this.point()],
    );
    this.last = Buffer.from(` ET${after}`, 'latin1');
  }

  /** Begins the text, and returns where. Its first line follows. */
  begin(ink: Ink): number {
    return this.first.put(ink);
  }

  /** Gives a text that was begun at an offset its size, and its first line a place. */
  place(ink: Ink, start: number, size: number, x: number, y: number): void {
    const { first, box } = this;
    first.replace(ink, start, 0, size);
    first.replace(ink, start, 1, box.pageX(x, y));
    first.replace(ink, start, 2, box.pageY(x, y));
  }

  /** Goes to where another line follows. */
  goTo(ink: Ink, x: number, y: number): void {
    this.next ??= new Stencil([` ${this.axes()}`, ' ', ' Tm'], this.point());
    const start = this.next.put(ink);
    this.next.replace(ink, start, 0, this.box.pageX(x, y));
    this.next.replace(ink, start, 1, this.box.pageY(x, y));
  }

  /** Ends the text. */
  end(ink: Ink): void {
    ink.put(this.last);
  }

  private axes(): string {
    const { xx, xy, yx, yy } = this.box.direction;
    const { narrowing } = this.usual;
    return `${xx * narrowing} ${xy * narrowing} ${yx} ${yy} `;
  }

  private point(): [x: number, y: number] {
    const { x, y } = this.usual;
    return [this.box.pageX(x, y), this.box.pageY(x, y)];
  }
}
