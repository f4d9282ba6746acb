import type { TextPlace } from '@formpress/model';
import type { Ink } from '../foundation/ink.ts';
import type { Refusal } from '../foundation/values.ts';
import { baselineOf, fitCells, type TextArea } from '../layout/fit.ts';
import type { Placement } from '../layout/placement.ts';
import type { Typeface } from '../layout/typeface.ts';
import { TextObject } from './text-object.ts';

/** A box with one cell for each character. */
export class Cells {
  private readonly area: TextArea;
  private readonly cells: number;
  /** The operators for texts in the font of the field that are not narrowed. */
  private readonly usual: TextObject;

  constructor(
    private readonly box: Placement,
    private readonly align: TextPlace['align'],
    { size, cells }: { size: number; cells: number },
    own: Typeface,
    private readonly before: string,
  ) {
    this.area = { width: box.width, height: box.height, size };
    this.cells = cells;
    this.usual = this.makeObject(own, 1);
  }

  /** Prints each character in the middle of its cell, or returns why it cannot. */
  print(text: string, face: Typeface, ink: Ink): Refusal['code'] | undefined {
    if (!face.has(text)) return 'UNPRINTABLE';
    const fitted = fitCells(text, this.cells, this.area, face.widthOf);
    if (!fitted) return 'TOO_WIDE';
    const { size, narrowing } = fitted;
    const cell = this.box.width / this.cells;
    const y = baselineOf(this.area, size, 1);
    const first = this.firstCell(text.length);
    const object = this.objectFor(face, narrowing);
    const start = object.begin(ink);
    object.place(ink, start, size, (first + 0.5) * cell, y);
    for (let i = 0; i < text.length; i += 1) {
      if (i > 0) object.next(ink, cell / narrowing, 0);
      object.show(text.charAt(i), ink);
    }
    return undefined;
  }

  private objectFor(face: Typeface, narrowing: number): TextObject {
    if (face === this.usual.face && narrowing === 1) return this.usual;
    return this.makeObject(face, narrowing);
  }

  private makeObject(face: Typeface, narrowing: number): TextObject {
    const { size } = this.area;
    const step = { x: this.box.width / this.cells / narrowing, y: 0 };
    const y = baselineOf(this.area, size, 1);
    return new TextObject(face, this.box, 'center', this.before, {
      size,
      narrowing,
      x: 0,
      y,
      step,
    });
  }

  private firstCell(used: number): number {
    const spare = this.cells - used;
    if (this.align === 'left') return 0;
    return this.align === 'right' ? spare : Math.floor(spare / 2);
  }
}
