import { type Align, beginText, endText, moveTo, showText, type TextBox } from './draw-text.ts';
import { ascent, descent, type Fitted, fitCells, type Room } from './fit.ts';
import type { Ink } from './ink.ts';
import type { Placement } from './placement.ts';
import type { Typeface } from './typeface.ts';

/** A box with one cell per character. */
export class CellBox implements TextBox {
  private readonly room: Room;

  constructor(
    private readonly place: Placement,
    private readonly align: Align,
    size: number,
    private readonly cells: number,
  ) {
    this.room = { width: place.width, height: place.height, size };
  }

  /** Prints each character in the middle of its cell; false when one does not fit. */
  print(text: string, face: Typeface, ink: Ink): boolean {
    const fitted = fitCells(text, this.cells, this.room, face.widthOf);
    if (fitted) this.printCells(text, fitted, face, ink);
    return fitted !== undefined;
  }

  private printCells(text: string, fitted: Fitted, face: Typeface, ink: Ink): void {
    const { size, narrowing } = fitted;
    const cell = this.place.width / this.cells;
    const baseline = (this.place.height - size * (ascent - descent)) / 2;
    const first = this.firstCell(text.length);
    beginText(fitted, face, ink);
    for (let i = 0; i < text.length; i += 1) {
      const character = text.charAt(i);
      const width = (face.widthOf(character) * size * narrowing) / 1000;
      moveTo((first + i) * cell + (cell - width) / 2, baseline, this.place, ink);
      showText(character, face, ink);
    }
    endText(fitted, ink);
  }

  private firstCell(used: number): number {
    const spare = this.cells - used;
    if (this.align === 'left') return 0;
    return this.align === 'right' ? spare : Math.floor(spare / 2);
  }
}
