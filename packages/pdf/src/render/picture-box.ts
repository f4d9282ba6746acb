import type { Box, Inspection } from '../fields/pdf-field.ts';
import { seenBox } from '../text/seen-page.ts';
import { pagePictures } from './page-pictures.ts';
import { type Picture, png } from './png.ts';

/** How much of the page is shown around a box, in points. */
const around = { x: 90, y: 24 };

/** A box, the page it is on (pages count from 1), and what is known of that page. */
type PlaceOnPage = { page: number; box: Box; facts: Inspection['pages'][number] };

/** Renders the part of a page around a box as PNG, upright as it is displayed, with a frame around the box. */
export async function pictureBox(
  bytes: Uint8Array,
  { page, box, facts }: PlaceOnPage,
  scale = 2,
): Promise<Uint8Array | undefined> {
  const [, , pageWidth, pageHeight] = seenBox([0, 0, facts.width, facts.height], facts);
  const width = Math.round(pageWidth * scale);
  const [picture] = await pagePictures(bytes, width, { only: [page] });
  if (!picture) return undefined;
  const [x, y, boxWidth, boxHeight] = seenBox(box, facts);
  const framed = inPixels([x, pageHeight - y - boxHeight, boxWidth, boxHeight], scale);
  const wide = { x: around.x * scale, y: around.y * scale };
  const left = clamp(framed.left - wide.x, picture.width);
  const top = clamp(framed.top - wide.y, picture.height);
  const right = clamp(framed.right + wide.x, picture.width);
  const bottom = clamp(framed.bottom + wide.y, picture.height);
  return png(cut(withFrame(picture, framed), { left, top, right, bottom }));
}

type Edges = { left: number; top: number; right: number; bottom: number };

function inPixels([x, y, width, height]: Box, scale: number): Edges {
  const [left, top] = [Math.round(x * scale), Math.round(y * scale)];
  return {
    left,
    top,
    right: left + Math.round(width * scale),
    bottom: top + Math.round(height * scale),
  };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, Math.round(value)));
}

/** The picture in colour with a blue frame. */
function withFrame(picture: Picture, { left, top, right, bottom }: Edges): Picture {
  const { width, height, channels } = picture;
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1)
    for (let each = 0; each < 3; each += 1)
      pixels[at * 3 + each] = picture.pixels[at * channels + (channels === 1 ? 0 : each)] ?? 0;
  const dot = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    pixels.set([0x1f, 0x6f, 0xeb], (y * width + x) * 3);
  };
  for (let x = left; x <= right; x += 1)
    for (const y of [top, top + 1, bottom - 1, bottom]) dot(x, y);
  for (let y = top; y <= bottom; y += 1)
    for (const x of [left, left + 1, right - 1, right]) dot(x, y);
  return { width, height, channels: 3, pixels };
}

function cut({ width, channels, pixels }: Picture, { left, top, right, bottom }: Edges): Picture {
  const row = (right - left) * channels;
  const part = new Uint8Array(row * (bottom - top));
  for (let y = top; y < bottom; y += 1) {
    const from = (y * width + left) * channels;
    part.set(pixels.subarray(from, from + row), (y - top) * row);
  }
  return { width: right - left, height: bottom - top, channels, pixels: part };
}
