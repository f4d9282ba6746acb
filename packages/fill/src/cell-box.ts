import type { Around } from './colored.ts';
import { beginText, endText, moveTo, showText, type TextBox } from './draw-text.ts';
import { ascent, descent, type Fitted, fitCells, type Room } from './fit.ts';
import { type Ink, stamp } from './ink.ts';
import type { Align, Placement } from './placement.ts';
import type { Typeface } from './typeface.ts';

/** A box with one cell per character. */
export class CellBox implements TextBox {
  private readonly room: Room;
  private readonly cells: number;
  private readonly head: Uint8Array;
  private readonly end: Uint8Array;

  constructor(
    private readonly place: Placement,
    private readonly align: Align,
    rules: { size: number; cells: number },
    around: Around,
  ) {
    this.room = { width: place.width, height: place.height, size: rules.size };
    this.cells = rules.cells;
    this.head = stamp(around.head);
    this.end = stamp(around.end);
  }

  usualIn(): undefined {}

  /** Prints each character in the middle of its cell; false when one does not fit. */
  printFitted(text: string, face: Typeface, ink: Ink): boolean {
    const fitted = fitCells(text, this.cells, this.room, face.widthOf);
    if (fitted) this.printCells(text, fitted, face, ink);
    return fitted !== undefined;
  }

  private printCells(text: string, fitted: Fitted, face: Typeface, ink: Ink): void {
    const { size, narrowing } = fitted;
    const cell = this.place.width / this.cells;
    const baseline = (this.place.height - size * (ascent - descent)) / 2;
    const first = this.firstCell(text.length);
    ink.put(this.head);
    beginText(fitted, face, ink);
    for (let i = 0; i < text.length; i += 1) {
      const character = text.charAt(i);
      const width = (face.widthOf(character) * size * narrowing) / 1000;
      moveTo((first + i) * cell + (cell - width) / 2, baseline, this.place, ink);
      showText(character, face, ink);
    }
    endText(fitted, ink);
    ink.put(this.end);
  }

  private firstCell(used: number): number {
    const spare = this.cells - used;
    if (this.align === 'left') return 0;
    return this.align === 'right' ? spare : Math.floor(spare / 2);
  }
}
