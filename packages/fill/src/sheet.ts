import { letterColor, tagged } from './colored.ts';
import { baselineOf, unshrunk } from './fit.ts';
import { stamp } from './ink.ts';
import { LineRoom } from './line-room.ts';
import { lineStart } from './line-start.ts';
import { operand } from './numbers.ts';
import { placementOf } from './placement.ts';
import { cellsOf } from './text-printer.ts';
import type { Typefaces } from './typefaces.ts';
import type { ValuePrinter } from './value-printer.ts';

/** The lines of a page, written beforehand but for what they say, and the room of each for that. */
export type Sheet = { bytes: Uint8Array; rooms: LineRoom[] };

/** Letters for which there is room at most; more are unusual. */
const mostLetters = 36;
/** Widths of usual letters are not less than this, in thousandths of the size. */
const narrowLetter = 450;
/** Farther from its corner no page has room for anything; farther places are unusual. */
const farthest = 100_000;

/** Whether a place can stand on a sheet: it has a single line, and nothing of its own to show. */
export function hasRoom({ field, place }: ValuePrinter): boolean {
  const isNear = place.box.every((each) => Math.abs(each) < farthest);
  const isLine = cellsOf(field) === undefined && !field.multiline;
  return isNear && isLine && place.preset === undefined;
}

/** Lays out lines as one text. Each begins where it must, but shares colour and font with the last. */
export function layOut(lines: ValuePrinter[], faces: Typefaces): Sheet {
  const rooms: LineRoom[] = [];
  let sheet = 'BT\n';
  let last = '';
  for (const line of lines) {
    const { manner, ...laid } = layLine(line, faces);
    if (manner !== last) sheet += manner;
    last = manner;
    rooms.push(laid.roomAt(sheet.length));
    sheet += laid.text;
  }
  return { bytes: stamp(`${sheet}ET\n`), rooms };
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
  const { start, shift, digits } = lineStart(way, {
    align: place.align,
    width: box.width,
    size,
    widest,
  });
  const letters = Math.min(
    field.maxLength ?? mostLetters,
    Math.ceil(widest / narrowLetter),
    mostLetters,
  );
  const { head, end } = tagged(place.tag);
  const written = shift === 0 ? operand(start) : '0'.padStart(digits);
  const before = `${head}${way.before}${written}${way.after}(`;
  return {
    manner: `${letterColor(place.color)}/${face.resource} ${operand(size)} Tf\n`,
    text: `${before})${' '.repeat(letters)}Tj${end}`,
    roomAt: (offset) =>
      new LineRoom(line, face, {
        tag: { at: offset, length: head.length },
        letters: { at: offset + before.length, most: letters, widest },
        start: { end: offset + before.length - way.after.length - 1, first: start, shift },
      }),
  };
}
