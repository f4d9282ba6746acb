import { inThrees, quadsOf } from './base64-ink.ts';
import { letterColor, tagged } from './colored.ts';
import { baselineOf, unshrunk } from './fit.ts';
import { LineRoom } from './line-room.ts';
import { lineStart } from './line-start.ts';
import { operand } from './numbers.ts';
import { placementOf } from './placement.ts';
import { cellsOf } from './text-printer.ts';
import type { Typefaces } from './typefaces.ts';
import type { ValuePrinter } from './value-printer.ts';

/** The lines of a page, written beforehand but for what they say, and the room of each for that. */
export type Sheet = { quads: Uint32Array; rooms: LineRoom[] };

/** Letters for which there is room at most; more are unusual. */
const mostLetters = 30;
/** Widths of usual letters are not less than this, in thousandths of the size. */
const narrowLetter = 520;
/**
 * Numbers on a sheet have three digits before the point and no sign, also where letters rise above a
 * low box or hang below it; places beyond that are unusual.
 */
const [nearest, farthest] = [10, 990];

/** The mark of a line that is printed elsewhere. */
const unread = '/Artifact BMC';

/** Whether a place can stand on a sheet: it has a single line, and nothing of its own to show. */
export function hasRoom({ field, place }: ValuePrinter): boolean {
  const [left = 0, bottom = 0, across = 0, up = 0] = place.box;
  const isNear =
    Math.min(left, bottom) > nearest && Math.max(left + across, bottom + up) < farthest;
  const isLine = cellsOf(field) === undefined && !field.multiline;
  return isNear && isLine && place.preset === undefined;
}

/** Lays out lines as one text. Each begins where it must, but shares colour and font with the last. */
export function layOut(lines: ValuePrinter[], faces: Typefaces): Sheet {
  const rooms: LineRoom[] = [];
  let sheet = 'BT ';
  let last = '';
  for (const line of lines) {
    const { manner, ...laid } = layLine(line, faces);
    if (manner !== last) sheet += inThrees(`\n${manner}`);
    last = manner;
    rooms.push(laid.roomAt(sheet.length));
    sheet += laid.text;
  }
  return { quads: quadsOf(`${sheet}${inThrees('\nET\n')}`), rooms };
}

/** A line of a sheet: its colour and font, all else that is written of it, and its room. */
type LaidLine = { manner: string; text: string; roomAt(offset: number): LineRoom };

function layLine(line: ValuePrinter, faces: Typefaces): LaidLine {
  const { field, place } = line;
  const face = faces.own(place.font);
  const box = placementOf(place.box, place.turn);
  const room = { width: box.width, height: box.height, size: place.size };
  const { size, space: widest } = unshrunk(room);
  const way = box.toLine(baselineOf(room, size, 1, 0), false);
  const { start, shift } = lineStart(way, { align: place.align, width: box.width, size, widest });
  const letters = Math.min(
    field.maxLength ?? mostLetters,
    Math.ceil(widest / narrowLetter),
    mostLetters,
  );
  const { head, end } = tagged(place.tag);
  const written = shift === 0 ? `${operand(start)}${way.after}` : '';
  const opened = (mark: string) => inThrees(`\n${mark}${way.before}${written}`);
  const before = opened(head);
  const marked = inThrees(`\n${head}`).length;
  const after = shift === 0 ? '' : inThrees(`000.00${way.after}`);
  const shown = inThrees(`()${' '.repeat(letters)}`);
  return {
    manner: `${letterColor(place.color)}/${face.resource} ${operand(size)} Tf`,
    text: `${before}${after}${shown}${inThrees(`Tj${end.trimEnd()}`)}`,
    roomAt: (offset) =>
      new LineRoom(line, face, {
        tag: { at: offset, unmarked: opened(unread.padEnd(head.length)).slice(0, marked) },
        start: { at: offset + before.length, first: start, shift },
        letters: {
          at: offset + before.length + after.length,
          most: letters,
          widest,
          length: shown.length,
        },
      }),
  };
}
