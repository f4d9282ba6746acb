import { operand } from './numbers.ts';

/** A box with its own coordinates: from its lower left corner as the reader sees it. */
export type Placement = {
  width: number;
  height: number;
  /** The six numbers that carry a point of the box to the page. */
  matrix(x: number, y: number): string;
};

/** Turns a box of the page into one whose text runs from left to right. */
export function placementOf(box: number[], turn: number): Placement {
  const [left = 0, bottom = 0, across = 0, up = 0] = box;
  const [right, top] = [left + across, bottom + up];
  const upright = { width: across, height: up };
  const sideways = { width: up, height: across };
  if (turn === 90) {
    return {
      ...sideways,
      matrix: (x, y) => `0 1 -1 0 ${operand(right - y)} ${operand(bottom + x)}`,
    };
  }
  if (turn === 180) {
    return { ...upright, matrix: (x, y) => `-1 0 0 -1 ${operand(right - x)} ${operand(top - y)}` };
  }
  if (turn === 270) {
    return { ...sideways, matrix: (x, y) => `0 -1 1 0 ${operand(left + y)} ${operand(top - x)}` };
  }
  return { ...upright, matrix: (x, y) => `1 0 0 1 ${operand(left + x)} ${operand(bottom + y)}` };
}

/** A part of a box, with coordinates of its own. */
export function partOf(
  box: Placement,
  part: { x: number; y: number; width: number; height: number },
): Placement {
  const { x, y, width, height } = part;
  return { width, height, matrix: (dx, dy) => box.matrix(x + dx, y + dy) };
}
