import type { Box } from '../fields/pdf-field.ts';
import type { Area } from './rule.ts';

/** A place on a page without fields where somebody is meant to write or tick. */
export type FoundBox = {
  /** Counted from 1. */
  page: number;
  box: Box;
  kind: 'text' | 'tick';
  align: 'left' | 'right';
  /** How high it could be before it touches print. */
  tallest: number;
  /** How many cells it has, one for each character. */
  cells?: number;
  /** Which part of a divided number it is, counted from 1, and of how many. */
  part?: { number: number; of: number };
  /** The free paper that it is a part of, next to which its caption is printed. Absent: the box itself. */
  whole?: Box;
};

/** A found box, and the frame that it is in. */
export type Framed = { box: FoundBox; frame: Area };

/** The height of a line of text with a comfortable size. */
const comfortable = 14;
/** A signature may be this high. */
const highest = 20;

/** The height of a line of text, and the free paper that a box is a part of. */
type Sized = { height?: number; reads?: Area };

/** A box for text in a free area, standing on its lower edge. */
export function textIn(
  page: number,
  { left, bottom, right, top }: Area,
  { height = comfortable, reads, ...more }: Partial<FoundBox> & Sized = {},
): FoundBox {
  const free = top - bottom;
  return {
    page,
    box: rounded([left, bottom, right - left, Math.min(free, height)]),
    kind: 'text',
    align: 'left',
    tallest: Math.round(Math.min(free, highest) * 10) / 10,
    ...(reads && {
      whole: rounded([reads.left, bottom, reads.right - reads.left, Math.min(free, height)]),
    }),
    ...more,
  };
}

/** A box to tick, inside its frame. */
export function tickIn(page: number, { left, bottom, right, top }: Area): FoundBox {
  const box = rounded([left, bottom, right - left, top - bottom]);
  return { page, box, kind: 'tick', align: 'left', tallest: box[3] };
}

function rounded(box: Box): Box {
  return box.map((side) => Math.round(side * 10) / 10) as Box;
}
