import { operands, rounded } from './numbers.ts';
import type { Placement } from './placement.ts';

/** Goes from line to line within a text. Where each begins counts from where the last began. */
export class Pen {
  private x = 0;
  private y = 0;
  private isUpright = true;

  /** Instructions that lead to a point of a box, by the shortest way. */
  to(box: Placement, x: number, y: number): string {
    const [across, up] = [rounded(box.across(x, y)), rounded(box.up(x, y))];
    const isUpright = box.direction[0] === 1;
    const way =
      isUpright && this.isUpright
        ? `${operands(across - this.x, up - this.y)} Td`
        : `${operands(...box.direction, across, up)} Tm`;
    [this.x, this.y, this.isUpright] = [across, up, isUpright];
    return way;
  }
}
