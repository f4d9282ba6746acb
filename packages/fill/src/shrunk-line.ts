import { type Base64Ink, inThrees, quadsOf, threesIn } from './base64-ink.ts';
import { aroundText } from './colored.ts';
import { baselineOf, type Room, shrunkSize } from './fit.ts';
import { startIn } from './line-start.ts';
import { operands } from './numbers.ts';
import { type Align, type Placement, placementOf } from './placement.ts';
import type { StandardTypeface } from './standard-typeface.ts';
import { lengthOf } from './text-units.ts';
import type { ValuePrinter } from './value-printer.ts';

const slot = '000.00';
/** Letters for which there is room at most; more are unusual. */
const mostLetters = 48;
/**
 * Numbers here have three digits before the point and no sign, also where letters rise above a low
 * box or hang below it; places beyond that are unusual.
 */
const [nearest, farthest] = [10, 990];

/** A line of a sheet that is too wide for its size: it stands behind the sheet, in a smaller one. */
export class ShrunkLine {
  /** So many letters at most, counted as they are written. */
  private readonly most: number;
  private readonly align: Align;
  private readonly box: Placement;
  private readonly room: Room;
  /** All but its size, its start and its letters, and where these come in. */
  private readonly line: Uint32Array;
  private readonly sizeAt: number;
  private readonly acrossAt: number;
  private readonly upAt: number;
  private readonly lettersAt: number;

  constructor(
    { field, place }: ValuePrinter,
    private readonly face: StandardTypeface,
  ) {
    this.align = place.align;
    this.most = isNear(place.box) ? Math.min(field.maxLength ?? mostLetters, mostLetters) : 0;
    this.box = placementOf(place.box, place.turn);
    this.room = { width: this.box.width, height: this.box.height, size: place.size };
    const { head, end } = aroundText(place);
    let line = inThrees(`${head}BT /${face.resource} `);
    this.sizeAt = threesIn(line.length);
    line += inThrees(`${slot} Tf ${operands(...this.box.direction)} `);
    this.acrossAt = threesIn(line.length);
    line += `${slot}   `;
    this.upAt = threesIn(line.length);
    line += `${slot} Tm`;
    this.lettersAt = threesIn(line.length);
    line += inThrees(`()${' '.repeat(this.most)}`);
    this.line = quadsOf(`${line}${inThrees(`Tj ET${end}`)}`);
  }

  /** Prints a text; false when it has unusual letters or needs more than to be shrunk. */
  print(text: string, out: Base64Ink): boolean {
    const length = lengthOf(text);
    if (length > this.most) return false;
    const from = out.length;
    out.put(this.line);
    const at = from + this.lettersAt;
    const width = this.face.writeInto(out.quads, at, this.most, text, 0, length);
    const size = width < 0 ? undefined : shrunkSize(this.room, width);
    if (size === undefined) {
      out.length = from;
      return false;
    }
    const x = startIn(this.room.width, this.align, (width * size) / 1000);
    const y = baselineOf(this.room, size, 1, 0);
    out.hundredthsAt(from + this.sizeAt, 100 * size);
    out.hundredthsAt(from + this.acrossAt, 100 * this.box.across(x, y));
    out.hundredthsAt(from + this.upAt, 100 * this.box.up(x, y));
    return true;
  }
}

function isNear([left = 0, bottom = 0, across = 0, up = 0]: number[]): boolean {
  return Math.min(left, bottom) > nearest && Math.max(left + across, bottom + up) < farthest;
}
