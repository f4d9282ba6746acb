import type { Box, Inspection } from '../fields/pdf-field.ts';

type PageFacts = Inspection['pages'][number];
type Point = [x: number, y: number];

/** Converts points and boxes of a page to its displayed, possibly rotated, coordinates. */
export class SeenPage {
  constructor(private readonly page: PageFacts) {}

  point([x, y]: Point): Point {
    const { width, height, rotate } = this.page;
    if (rotate === 90) return [y, width - x];
    if (rotate === 180) return [width - x, height - y];
    return rotate === 270 ? [height - y, x] : [x, y];
  }

  box([x, y, width, height]: Box): Box {
    const [x1, y1] = this.point([x, y]);
    const [x2, y2] = this.point([x + width, y + height]);
    return [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)];
  }
}
