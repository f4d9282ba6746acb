import { type Ink, sharedStamp } from './ink.ts';
import { operand, operands } from './numbers.ts';

type Direction = [xx: number, xy: number, yx: number, yy: number];

const upright: Direction = [1, 0, 0, 1];
const directions: Record<number, Direction> = {
  90: [0, 1, -1, 0],
  180: [-1, 0, 0, -1],
  270: [0, -1, 1, 0],
};

/** Where a text stands in its box. */
export type Align = 'left' | 'center' | 'right';

/**
 * Instructions that lead to a line, cut where its start x comes in: between the two texts stands
 * the number `from + step * x`.
 */
export type LineWay = { before: string; from: number; step: number; after: string };

/** A box with its own coordinates: from its lower left corner as the reader sees it. */
export class Placement {
  private readonly axes: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly direction: Direction,
    private readonly corner: [x: number, y: number],
    private readonly shift: [x: number, y: number] = [0, 0],
  ) {
    this.axes = sharedStamp(`${operands(...direction)} `);
  }

  /** A part of the box, with coordinates of its own. */
  part({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
    const shift: [number, number] = [this.shift[0] + x, this.shift[1] + y];
    return new Placement(width, height, this.direction, this.corner, shift);
  }

  /** The six numbers that carry a point of the box to the page. */
  matrix(x: number, y: number): string {
    return operands(...this.direction, this.across(x, y), this.up(x, y));
  }

  /** Writes the six numbers. */
  write(x: number, y: number, ink: Ink): void {
    ink.put(this.axes);
    ink.decimal(this.across(x, y));
    ink.space();
    ink.decimal(this.up(x, y));
  }

  /** The way to a line at this height. The first of a text is reached in fewer words. */
  toLine(y: number, isFirst: boolean): LineWay {
    const [e, f] = [this.across(0, y), this.up(0, y)];
    const [xx, xy] = this.direction;
    const axes = operands(...this.direction);
    if (xx === 0) return { before: `${axes} ${operand(e)} `, from: f, step: xy, after: ' Tm ' };
    const isPlain = isFirst && xx === 1;
    return {
      before: isPlain ? '' : `${axes} `,
      from: e,
      step: xx,
      after: ` ${operand(f)} ${isPlain ? 'Td' : 'Tm'} `,
    };
  }

  /** Where a point of the box is on the page. */
  across(x: number, y: number): number {
    const [xx, , yx] = this.direction;
    return this.corner[0] + xx * (this.shift[0] + x) + yx * (this.shift[1] + y);
  }

  up(x: number, y: number): number {
    const [, xy, , yy] = this.direction;
    return this.corner[1] + xy * (this.shift[0] + x) + yy * (this.shift[1] + y);
  }
}

/** Turns a box of the page into one whose text runs from left to right. */
export function placementOf(box: number[], turn: number): Placement {
  const [left = 0, bottom = 0, across = 0, up = 0] = box;
  const direction = directions[turn] ?? upright;
  const [xx, xy, yx, yy] = direction;
  const corner: [number, number] = [
    xx < 0 || yx < 0 ? left + across : left,
    xy < 0 || yy < 0 ? bottom + up : bottom,
  ];
  const isSideways = xx === 0;
  return new Placement(isSideways ? up : across, isSideways ? across : up, direction, corner);
}
