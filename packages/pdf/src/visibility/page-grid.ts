import { quarterTurn } from '../fields/describe-field.ts';
import type { Box } from '../fields/pdf-field.ts';
import { isCropped, type Page, visibleBox } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import type { PixelSize } from '../render/page-pictures.ts';
import { SeenPage } from '../text/seen-page.ts';
import { meet } from './annotations.ts';

/** A box in pixels, counted from the top left. `right` and `bottom` are exclusive. */
export type PixelBox = { left: number; top: number; right: number; bottom: number };

/** The width of a page in pixels: 72 to the inch for a letter page. */
const width = 612;
const margin = 40;
/** How far letters may extend above and below a low box, in points. */
const overhang = 6;

/** How the visible part of a page becomes pixels. */
export class PageGrid {
  readonly size: PixelSize;
  /** Pixels per point, across and down. */
  readonly across: number;
  readonly down: number;
  /** The visible part in the page's own coordinates. */
  readonly visible: Box;
  /** Whether the page shows less than its paper. */
  readonly isCropped: boolean;
  private readonly seen: SeenPage;
  private readonly isSideways: boolean;
  private readonly height: number;

  /** Pixels around the page in the picture of the values alone, to see which values extend beyond the page. */
  readonly margin: number;

  /** Takes the boxes on a page. There is a margin only if one of them, with its letters, may reach beyond its edge. */
  constructor(file: PdfFile, page: Page, boxes: readonly Box[]) {
    const rotate = file.at(page.inherited, 'Rotate');
    const turn = quarterTurn(typeof rotate === 'number' ? rotate : 0);
    this.visible = visibleBox(file, page);
    this.isCropped = isCropped(file, page);
    const [, , wide, high] = this.visible;
    this.seen = new SeenPage({ width: wide, height: high, rotate: turn });
    this.isSideways = turn === 90 || turn === 270;
    const [seenWidth, seenHeight] = this.isSideways ? [high, wide] : [wide, high];
    this.size = { width, height: Math.max(1, Math.round((width * seenHeight) / seenWidth)) };
    this.margin = boxes.every((box) => isWithin(box, this.visible, overhang)) ? 0 : margin;
    this.across = this.size.width / seenWidth;
    this.down = this.size.height / seenHeight;
    this.height = seenHeight;
  }

  /** The pixels that a box of the page touches. They may be beyond the picture. */
  pixels(box: Box): PixelBox {
    const [left, bottom] = this.visible;
    const [x, y, wide, high] = this.seen.box([box[0] - left, box[1] - bottom, box[2], box[3]]);
    return {
      left: Math.floor(x * this.across),
      right: Math.ceil((x + wide) * this.across),
      top: Math.floor((this.height - y - high) * this.down),
      bottom: Math.ceil((this.height - y) * this.down),
    };
  }

  /** The visible part with its margin, in the page's own coordinates: left, bottom, right, top. */
  withMargin(): [number, number, number, number] {
    const [x, y, wide, high] = this.visible;
    const [across, down] = [this.margin / this.across, this.margin / this.down];
    const [dx, dy] = this.isSideways ? [down, across] : [across, down];
    return [x - dx, y - dy, x + wide + dx, y + high + dy];
  }

  /** Whether all of a box is within the visible part. */
  holds(box: Box): boolean {
    return isWithin(box, this.visible, 0);
  }

  /** Whether any of a box is within the visible part. */
  shows(box: Box): boolean {
    return meet(box, this.visible);
  }
}

function isWithin([x, y, wide, high]: Box, [left, bottom, across, up]: Box, over: number): boolean {
  const isAcross = x >= left && x + wide <= left + across;
  return isAcross && y - over >= bottom && y + high + over <= bottom + up;
}
