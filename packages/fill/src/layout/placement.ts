import { operands } from '../foundation/operands.ts';

type Direction = { xx: number; xy: number; yx: number; yy: number };

const upright: Direction = { xx: 1, xy: 0, yx: 0, yy: 1 };
const directions: Record<number, Direction> = {
  90: { xx: 0, xy: 1, yx: -1, yy: 0 },
  180: { xx: -1, xy: 0, yx: 0, yy: -1 },
  270: { xx: 0, xy: -1, yx: 1, yy: 0 },
};

/** A box with its own coordinates: from its lower left corner as the reader sees it. */
export class Placement {
  constructor(
    readonly width: number,
    readonly height: number,
    /** The first four numbers of every matrix. */
    readonly direction: Direction,
    private readonly corner: { x: number; y: number },
  ) {}

  /** A part of the box, with coordinates of its own. */
  part({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
    return new Placement(width, height, this.direction, {
      x: this.pageX(x, y),
      y: this.pageY(x, y),
    });
  }

  /** The six numbers that carry a point of the box to the page. */
  matrix(x: number, y: number): string {
    const { xx, xy, yx, yy } = this.direction;
    return operands(xx, xy, yx, yy, this.pageX(x, y), this.pageY(x, y));
  }

  /** Where a point of the box is on the page, across. */
  pageX(x: number, y: number): number {
    const { xx, yx } = this.direction;
    return this.corner.x + xx * x + yx * y;
  }

  /** Where a point of the box is on the page, upwards. */
  pageY(x: number, y: number): number {
    const { xy, yy } = this.direction;
    return this.corner.y + xy * x + yy * y;
  }
}

/** Turns a box of the page into one whose text runs from left to right. */
export function placementOf(box: number[], turn: number): Placement {
  const [left = 0, bottom = 0, across = 0, up = 0] = box;
  const direction = directions[turn] ?? upright;
  const { xx, xy, yx, yy } = direction;
  const corner = {
    x: xx < 0 || yx < 0 ? left + across : left,
    y: xy < 0 || yy < 0 ? bottom + up : bottom,
  };
  const isSideways = xx === 0;
  return new Placement(isSideways ? up : across, isSideways ? across : up, direction, corner);
}
