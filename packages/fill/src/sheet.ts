import { inThrees, quadsOf } from './base64-ink.ts';
import { letterColor, tagged } from './colored.ts';
import { baselineOf, unshrunk } from './fit.ts';
import { type LineSlot, laySlot, lettersFor, type SlotRules } from './line-slot.ts';
import { startIn } from './line-start.ts';
import { operand } from './numbers.ts';
import { Pen } from './pen.ts';
import { placementOf } from './placement.ts';
import type { StandardTypeface } from './standard-typeface.ts';
import { cellsOf } from './text-printer.ts';
import type { Typefaces } from './typefaces.ts';
import type { ValuePrinter } from './value-printer.ts';

/** The lines of a page, written beforehand but for what they say. */
export type Sheet = {
  quads: Uint32Array;
  /** Of each line: which field says it, where that is written, and how it is marked. */
  indexes: number[];
  slots: LineSlot[];
  marks: Mark[];
};

/** Where a line's mark for the structure tree stands, in bytes; it has none when there is no tree. */
export type Mark = { at: number; length: number };

/** Letters for which there is room at most; more are unusual. */
const mostLetters = 30;

/** Whether a place can stand on a sheet: it has a single line, and nothing of its own to show. */
export function hasSlot({ field, place }: ValuePrinter): boolean {
  return cellsOf(field) === undefined && !field.multiline && place.preset === undefined;
}

/** Lays out lines as one text. Each shares colour and font with the last. */
export function layOut(lines: ValuePrinter[], faces: Typefaces): Sheet {
  const pen = new Pen();
  const [indexes, slots, marks]: [number[], LineSlot[], Mark[]] = [[], [], []];
  let sheet = 'BT';
  let last = '';
  for (const line of lines) {
    const { manner, way, rules } = measure(line, faces.own(line.place.font), pen);
    const { head, end } = tagged(line.place.tag);
    const before = manner === last ? '\n' : `\n${manner}\n`;
    last = manner;
    const { text, slot } = laySlot(`${before}${head}${way}`, sheet.length, rules);
    indexes.push(line.index);
    slots.push(slot);
    marks.push({ at: sheet.length + before.length, length: head.length });
    sheet += `${text}${end.trimEnd()}`;
  }
  return { quads: quadsOf(inThrees(`${sheet}\nET\n`)), indexes, slots, marks };
}

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
