import { type Align, beginText, endText, moveTo, showText, type TextBox } from './draw-text.ts';
import { ascent, descent, type Fitted, fit, insetOf, leading, type Room, unshrunk } from './fit.ts';
import { Ink, stamp } from './ink.ts';
import type { Placement } from './placement.ts';
import type { Typeface } from './typeface.ts';

const close = stamp(' Tj ET');

/** A box for lines of text. The instructions before a line that need not shrink are made once. */
export class LineBox implements TextBox {
  private readonly room: Room;
  /** The widest line that need not shrink, in thousandths of the size; none in a paragraph. */
  private readonly space: number;
  private readonly usual: Fitted;
  private readonly opening: Uint8Array;

  constructor(
    private readonly place: Placement,
    private readonly own: Typeface,
    private readonly align: Align,
    size: number,
    multiline = false,
  ) {
    this.room = { width: place.width, height: place.height, size, multiline };
    const line = unshrunk(this.room);
    this.space = multiline ? 0 : line.space;
    this.usual = { lines: [''], size: line.size, narrowing: 1 };
    const ink = new Ink();
    beginText(this.usual, own, ink);
    if (align === 'left') moveTo(insetOf(place.width), this.baseline(this.usual, 0), place, ink);
    this.opening = Uint8Array.from(ink.bytes.subarray(0, ink.length));
  }

  /** Prints a text of this width; false when it does not fit. */
  print(text: string, face: Typeface, ink: Ink, width: number): boolean {
    if (face === this.own && width > 0 && width <= this.space) {
      this.printUsual(text, width, ink);
      return true;
    }
    const fitted = fit(text, this.room, face.widthOf);
    if (fitted) this.printLines(fitted, face, ink);
    return fitted !== undefined;
  }

  private printUsual(text: string, width: number, ink: Ink): void {
    ink.put(this.opening);
    if (this.align !== 'left') this.moveToLine(this.usual, 0, width, ink);
    this.own.write(text, ink);
    ink.put(close);
  }

  private printLines(fitted: Fitted, face: Typeface, ink: Ink): void {
    beginText(fitted, face, ink);
    for (let i = 0; i < fitted.lines.length; i += 1) {
      const line = fitted.lines[i] ?? '';
      if (line === '') continue;
      this.moveToLine(fitted, i, face.widthOf(line), ink);
      showText(line, face, ink);
    }
    endText(fitted, ink);
  }

  private moveToLine(fitted: Fitted, index: number, width: number, ink: Ink): void {
    const printed = (width * fitted.size * fitted.narrowing) / 1000;
    const free = this.place.width - printed;
    const inset = insetOf(this.place.width);
    const x = this.align === 'left' ? inset : this.align === 'right' ? free - inset : free / 2;
    moveTo(x, this.baseline(fitted, index), this.place, ink);
  }

  /** Lines stand in the middle of their box, paragraphs at its top. */
  private baseline({ lines, size }: Fitted, index: number): number {
    const { height, multiline } = this.room;
    const free = height - size * (ascent + descent + (lines.length - 1) * leading);
    const top = height - (multiline ? Math.min(2, Math.max(0, free)) : free / 2);
    return top - size * (ascent + index * leading);
  }
}
