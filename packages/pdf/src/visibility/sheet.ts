import type { RawPicture } from '../render/page-pictures.ts';
import type { Rgb } from './contrast.ts';
import type { PageGrid } from './page-grid.ts';

/** A page in pixels: as it is without values, as it is filled, and the values alone, black on white. */
export type Sheet = {
  grid: PageGrid;
  blank: RawPicture;
  /** Absent where nothing can lie over a value. */
  filled?: RawPicture;
  /** Wider than the page by the margin of the grid on each side. */
  alone: RawPicture;
};

/** The colour of a pixel; undefined beyond the picture. */
export function pixelAt(picture: RawPicture, x: number, y: number): Rgb | undefined {
  const { pixels } = picture;
  const at = offsetOf(picture, x, y);
  if (at === undefined) return undefined;
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
}

function offsetOf({ width, height }: RawPicture, x: number, y: number): number | undefined {
  if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
  return (y * width + x) * 4;
}

/** How much of a pixel is ink, from 0 to 1. Pixels are counted on the page, without the margin. */
export function inkAt({ alone, grid: { margin } }: Sheet, x: number, y: number): number {
  const at = offsetOf(alone, x + margin, y + margin);
  return at === undefined ? 0 : 1 - (alone.pixels[at] ?? 255) / 255;
}
