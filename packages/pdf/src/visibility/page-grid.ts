import { quarterTurn } from '../fields/describe-field.ts';
import type { Box } from '../fields/pdf-field.ts';
import { isCropped, type Page, visibleBox } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import type { PixelSize } from '../render/page-pictures.ts';
import { SeenPage } from '../text/seen-page.ts';
import { meet } from './annotations.ts';

/** Pixels from left to right and from top to bottom; the last ones are left out. */
export type PixelBox = { left: number; top: number; right: number; bottom: number };

/** A letter page has 72 pixels to the inch. */
const width = 612;
const margin = 40;
/** Letters may reach so far beyond their box, in points, when it is low. */
const overhang = 6;

/** How the visible part of a page becomes pixels. */
export class PageGrid {
  readonly size: PixelSize;
  /** Pixels of a point, across and down. */
  readonly across: number;
  readonly down: number;
  /** The visible part in the page's own coordinates. */
  readonly visible: Box;
  /** Whether the page shows less than its paper. */
  readonly isCropped: boolean;
  private readonly seen: SeenPage;
  private readonly isSideways: boolean;
  private readonly height: number;

  /** Pixels around the page that are drawn of the values alone, to see what of them lies beyond it. */
  readonly margin: number;

  /** Takes the boxes on a page: only where one reaches over its edge is there a margin. */
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

  /** The pixels of a box of the page, as far as these are whole. It may lie beyond the picture. */
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
