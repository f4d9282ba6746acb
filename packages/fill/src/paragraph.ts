import { type Base64Ink, inThrees, quadsOf } from './base64-ink.ts';
import { aroundText } from './colored.ts';
import { baselineOf, mostLinesIn, type Room, unwrapped } from './fit.ts';
import { lineCount } from './line-count.ts';
import { type LineSlot, laySlot, lettersFor } from './line-slot.ts';
import { startIn } from './line-start.ts';
import { operand } from './numbers.ts';
import { Pen } from './pen.ts';
import { type Placement, placementOf } from './placement.ts';
import type { StandardTypeface } from './standard-typeface.ts';
import { cellsOf } from './text-printer.ts';
import { lengthOf } from './text-units.ts';
import type { ValuePrinter } from './value-printer.ts';

/** Letters for which a line has room at most; more are unusual. */
const mostLetters = 48;

/** So many lines, written beforehand but for what they say. */
type LaidLines = { quads: Uint32Array; slots: LineSlot[] };

/** Whether a place has several lines, and nothing of its own to show. */
export function isParagraph({ field, place }: ValuePrinter): boolean {
  return cellsOf(field) === undefined && field.multiline === true && place.preset === undefined;
}

/** A place for several lines, when they stand as they were written. */
export class Paragraph {
  private readonly box: Placement;
  private readonly room: Room;
  private readonly mostLines: number;
  /** By how many lines there are. */
  private readonly laid: (LaidLines | undefined)[] = [];

  constructor(
    private readonly printer: ValuePrinter,
    private readonly face: StandardTypeface,
  ) {
    const { place } = printer;
    this.box = placementOf(place.box, place.turn);
    const { width, height } = this.box;
    this.room = { width, height, size: place.size, multiline: true };
    this.mostLines = mostLinesIn(this.room);
  }

  /** Prints a text; false when its lines do not stand as they are, or have unusual letters. */
  print(text: string, out: Base64Ink): boolean {
    const length = lengthOf(text);
    const { maxLength = length } = this.printer.field;
    const count = lineCount(text);
    if (count > this.mostLines || length > maxLength) return false;
    this.laid[count] ??= this.lay(count);
    const { quads, slots } = this.laid[count];
    const from = out.length;
    out.put(quads);
    let start = 0;
    for (let i = 0; i < count; i += 1) {
      const end = i === count - 1 ? length : text.indexOf('\n', start);
      if (!(slots[i] as LineSlot).write(text, start, end, out, from)) {
        out.length = from;
        return false;
      }
      start = end + 1;
    }
    return true;
  }

  private lay(count: number): LaidLines {
    const { place } = this.printer;
    const { size, space: widest } = unwrapped(this.room, count);
    const { head, end } = aroundText(place);
    const pen = new Pen();
    const x = startIn(this.room.width, place.align, 0);
    const most = lettersFor(widest, mostLetters);
    const rules = { face: this.face, align: place.align, most, widest };
    const slots: LineSlot[] = [];
    let text = `${head}BT /${this.face.resource} ${operand(size)} Tf `;
    for (let i = 0; i < count; i += 1) {
      const way = pen.to(this.box, x, baselineOf(this.room, size, count, i));
      const line = laySlot(`${text}${way}`, 0, rules);
      slots.push(line.slot);
      text = `${line.text} `;
    }
    return { quads: quadsOf(inThrees(`${text}ET${end}`)), slots };
  }
}
