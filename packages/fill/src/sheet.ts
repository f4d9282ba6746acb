import { inThrees, quadsOf } from './base64-ink.ts';
import { letterColor, tagged } from './colored.ts';
import { baselineOf, unshrunk } from './fit.ts';
import { type LineSlot, laySlot, lettersFor, type SlotRules } from './line-slot.ts';
import { startIn } from './line-start.ts';
import { operand } from './numbers.ts';
import { Pen } from './pen.ts';
import { placementOf } from './placement.ts';
import { SheetLine, type Unmarked } from './sheet-line.ts';
import type { StandardTypeface } from './standard-typeface.ts';
import { cellsOf } from './text-printer.ts';
import type { Typefaces } from './typefaces.ts';
import type { ValuePrinter } from './value-printer.ts';

/** The lines of a page, written beforehand but for what they say. */
export type Sheet = {
  quads: Uint32Array;
  /** Of each line: which field says it, where that is written, and how if it does not stand there. */
  indexes: number[];
  slots: LineSlot[];
  lines: SheetLine[];
};

/** Letters for which there is room at most; more are unusual. */
const mostLetters = 30;

/** The mark of a line that is printed elsewhere. */
const unread = '/Artifact BMC';

/** Whether a place can stand on a sheet: it has a single line, and nothing of its own to show. */
export function hasSlot({ field, place }: ValuePrinter): boolean {
  return cellsOf(field) === undefined && !field.multiline && place.preset === undefined;
}

/** Lays out lines as one text. Each shares colour and font with the last. */
export function layOut(printers: ValuePrinter[], faces: Typefaces): Sheet {
  const pen = new Pen();
  const laid: LaidLine[] = [];
  let text = 'BT';
  let last = '';
  for (const line of printers) {
    const face = faces.own(line.place.font);
    const { manner, way, rules } = measure(line, face, pen);
    if (manner !== last) text += `\n${manner}`;
    last = manner;
    const { head, end } = tagged(line.place.tag);
    const mark = { at: text.length + 1, length: head.length };
    const { text: longer, slot } = laySlot(`${text}\n${head}${way}`, rules);
    text = `${longer}${end.trimEnd()}`;
    laid.push({ line, face, slot, mark });
  }
  text = inThrees(`${text}\nET\n`);
  const sheet: Sheet = { quads: quadsOf(text), indexes: [], slots: [], lines: [] };
  for (const { line, face, slot, mark } of laid) {
    sheet.indexes.push(line.index);
    sheet.slots.push(slot);
    sheet.lines.push(new SheetLine(line, face, slot, without(mark, text)));
  }
  return sheet;
}

/** A line of a sheet, and where its mark for the structure tree stands. */
type LaidLine = { line: ValuePrinter; face: StandardTypeface; slot: LineSlot; mark: Mark };

type Mark = { at: number; length: number };

/** The colour and font of a line, the way to it, and what its slot must know. */
type Measured = { manner: string; way: string; rules: SlotRules };

function measure({ field, place }: ValuePrinter, face: StandardTypeface, pen: Pen): Measured {
  const { align, color } = place;
  const box = placementOf(place.box, place.turn);
  const room = { width: box.width, height: box.height, size: place.size };
  const { size, space: widest } = unshrunk(room);
  const most = lettersFor(widest, Math.min(field.maxLength ?? mostLetters, mostLetters));
  return {
    manner: `${letterColor(color)}/${face.resource} ${operand(size)} Tf`,
    way: pen.to(box, startIn(box.width, align, 0), baselineOf(room, size, 1, 0)),
    rules: { face, align, most, widest },
  };
}

/** What stands around a mark in threes, with another in its place. */
function without({ at, length }: Mark, text: string): Unmarked | undefined {
  if (length === 0) return undefined;
  const first = at - (at % 3);
  const end = at + length;
  const last = Math.ceil(end / 3) * 3;
  const mark = unread.padEnd(length);
  return { at: first, text: `${text.slice(first, at)}${mark}${text.slice(end, last)}` };
}
