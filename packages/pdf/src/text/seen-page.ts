import type { Box, Inspection } from '../fields/pdf-field.ts';
import type { Matrix } from './matrix.ts';

type PageFacts = Inspection['pages'][number];
/** Each rotation, and the one that undoes it. */
const quarters = { 0: 0, 90: 270, 180: 180, 270: 90 } as const;

type Point = [x: number, y: number];

/** A box of a page as it is displayed. */
export function seenBox(box: Box, page: PageFacts | undefined): Box {
  return page ? new SeenPage(page).box(box) : box;
}

/** Converts points and boxes of a page to its displayed, possibly rotated, coordinates. */
export class SeenPage {
  constructor(private readonly page: PageFacts) {}

  point([x, y]: Point): Point {
    const { width, height, rotate } = this.page;
    if (rotate === 90) return [y, width - x];
    if (rotate === 180) return [width - x, height - y];
    return rotate === 270 ? [height - y, x] : [x, y];
  }

  /** The conversion of points as a matrix. */
  matrix(): Matrix {
    const [[e, f], [a, b], [c, d]] = [this.point([0, 0]), this.point([1, 0]), this.point([0, 1])];
    return [a - e, b - f, c - e, d - f, e, f];
  }

  /** The conversion from displayed coordinates back to those of the page. */
  back(): SeenPage {
    const { width, height, rotate } = this.page;
    const isSideways = rotate === 90 || rotate === 270;
    const size = isSideways ? { width: height, height: width } : { width, height };
    return new SeenPage({ ...size, rotate: quarters[rotate] });
  }

  box([x, y, width, height]: Box): Box {
    const [x1, y1] = this.point([x, y]);
    const [x2, y2] = this.point([x + width, y + height]);
    return [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)];
  }
}
