import { operands } from '../foundation/operands.ts';

type Direction = { xx: number; xy: number; yx: number; yy: number };

const upright: Direction = { xx: 1, xy: 0, yx: 0, yy: 1 };
const directions: Record<number, Direction> = {
  90: { xx: 0, xy: 1, yx: -1, yy: 0 },
  180: { xx: -1, xy: 0, yx: 0, yy: -1 },
  270: { xx: 0, xy: -1, yx: 1, yy: 0 },
};

/** A box with its own coordinates. The origin is its lower left corner as the reader sees it. */
export class Placement {
  constructor(
    readonly width: number,
    readonly height: number,
    /** The first four numbers of every matrix. */
    readonly direction: Direction,
    private readonly corner: { x: number; y: number },
  ) {}

  /** A part of the box, with its own coordinates. */
  part({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
    return new Placement(width, height, this.direction, {
      x: this.pageX(x, y),
      y: this.pageY(x, y),
    });
  }

  /** The matrix that moves the origin to a point of the box. */
  matrix(x: number, y: number): string {
    const { xx, xy, yx, yy } = this.direction;
    return operands(xx, xy, yx, yy, this.pageX(x, y), this.pageY(x, y));
  }

  /** The x coordinate on the page of a point of the box. */
  pageX(x: number, y: number): number {
    const { xx, yx } = this.direction;
    return this.corner.x + xx * x + yx * y;
  }

  /** The y coordinate on the page of a point of the box. */
  pageY(x: number, y: number): number {
    const { xy, yy } = this.direction;
    return this.corner.y + xy * x + yy * y;
  }
}

/** The placement of a box on the page whose text is rotated by this angle. */
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
