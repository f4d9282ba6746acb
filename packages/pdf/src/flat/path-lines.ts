import type { Value } from '../reader/values.ts';
import { type Matrix, multiply } from '../text/matrix.ts';
import type { Area, DrawnLines } from './rule.ts';

type Point = [x: number, y: number];

/** Filled boxes up to this height or width are lines. */
const thickest = 2;
/** Filled areas darker than `darkest` hide what is written on them; those as light as `white` are paper. */
const darkest = 0.6;
export const white = 0.97;
/** The least and greatest side of a frame to tick. */
const [smallest, largest] = [5, 17];
const straight = 0.2;

/** A path under construction: its straight pieces, and the rectangles in it. */
export class PathLines {
  private readonly pieces: [Point, Point][] = [];
  private readonly rectangles: Area[] = [];
  private readonly curved: Point[] = [];
  private start: Point = [0, 0];
  private at: Point = [0, 0];

  /** Follows an operator that builds a path; false for any other. */
  follow(operator: string, operands: Value[], matrix: Matrix): boolean {
    const numbers = operands.map((each) => (typeof each === 'number' ? each : 0));
    const [x = 0, y = 0, width = 0, height = 0] = numbers;
    const placed = (left: number, bottom: number) => onPage(left, bottom, matrix);
    if (operator === 'm') this.start = this.at = placed(x, y);
    else if (operator === 'l') this.line(placed(x, y));
    else if (operator === 'h') this.line(this.start);
    else if (operator === 're') this.rectangle(placed(x, y), placed(x + width, y + height));
    else if (operator === 'c' || operator === 'v' || operator === 'y')
      this.curve(placed(numbers.at(-2) ?? 0, numbers.at(-1) ?? 0));
    else return false;
    return true;
  }

  /** Adds what is painted to the lines and areas of the page. */
  paint(
    { level, upright, dark, tinted, white: light, round }: DrawnLines,
    { strokes, fills, fill }: { strokes: boolean; fills: boolean; fill: number },
  ): void {
    const drawn = fills && this.pieces.length > 2 ? [areaAround(this.pieces.flat())] : [];
    const thin = [...this.rectangles, ...drawn].filter(isThin);
    const wide = this.rectangles.filter((each) => !isThin(each));
    for (const { left, bottom, right, top } of fills && fill >= white ? [] : thin)
      if (right - left > top - bottom)
        level.push({ from: left, to: right, at: (bottom + top) / 2 });
      else upright.push({ from: bottom, to: top, at: (left + right) / 2 });
    if (fills && fill < darkest) dark.push(...wide);
    if (fills) (fill < white ? tinted : light).push(...wide);
    if (fills && fill >= darkest && fill < white && this.isRectangular())
      tinted.push(...drawn.filter((each) => !isThin(each)));
    if (!strokes) return;
    round.push(...this.rounds());
    const sides = wide.flatMap(sidesOf);
    for (const [[x1, y1], [x2, y2]] of [...this.pieces, ...sides]) {
      if (Math.abs(y1 - y2) < straight)
        level.push({ from: Math.min(x1, x2), to: Math.max(x1, x2), at: (y1 + y2) / 2 });
      else if (Math.abs(x1 - x2) < straight)
        upright.push({ from: Math.min(y1, y2), to: Math.max(y1, y2), at: (x1 + x2) / 2 });
    }
  }

  /** Whether its pieces are the sides of a rectangle. */
  private isRectangular(): boolean {
    const isStraight = ([[x1, y1], [x2, y2]]: [Point, Point]) =>
      Math.abs(x1 - x2) < straight || Math.abs(y1 - y2) < straight;
    return this.pieces.length <= 5 && this.curved.length === 0 && this.pieces.every(isStraight);
  }

  private curve(to: Point): void {
    this.curved.push(this.at, to);
    this.at = to;
  }

  /** The area of the path, if it is a small frame with curves. */
  private rounds(): Area[] {
    if (this.curved.length < 8) return [];
    const area = areaAround([...this.curved, ...this.pieces.flat()]);
    const [width, height] = [area.right - area.left, area.top - area.bottom];
    const isSmall = Math.min(width, height) >= smallest && Math.max(width, height) <= largest;
    return isSmall && Math.max(width, height) < 1.5 * Math.min(width, height) ? [area] : [];
  }

  private line(to: Point): void {
    this.pieces.push([this.at, to]);
    this.at = to;
  }

  private rectangle([x1, y1]: Point, [x2, y2]: Point): void {
    this.rectangles.push({
      left: Math.min(x1, x2),
      bottom: Math.min(y1, y2),
      right: Math.max(x1, x2),
      top: Math.max(y1, y2),
    });
  }
}

function onPage(x: number, y: number, matrix: Matrix): Point {
  const [, , , , e, f] = multiply([1, 0, 0, 1, x, y], matrix);
  return [e, f];
}

function areaAround(points: readonly Point[]): Area {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    bottom: Math.min(...ys),
    right: Math.max(...xs),
    top: Math.max(...ys),
  };
}

function isThin({ left, bottom, right, top }: Area): boolean {
  return Math.min(right - left, top - bottom) <= thickest;
}

function sidesOf({ left, bottom, right, top }: Area): [Point, Point][] {
  return [
    [
      [left, bottom],
      [right, bottom],
    ],
    [
      [left, top],
      [right, top],
    ],
    [
      [left, bottom],
      [left, top],
    ],
    [
      [right, bottom],
      [right, top],
    ],
  ];
}
