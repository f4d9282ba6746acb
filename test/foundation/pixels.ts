import { inflateSync } from 'node:zlib';

/** A picture as darkness values from 0 (white) to 255 (black), row by row. */
export type Pixels = {
  width: number;
  height: number;
  dots: Uint8Array;
  darkness(x: number, y: number): number;
};

/** A picture with given pixels. */
export function pixels(width: number, height: number, dots: Uint8Array): Pixels {
  return { width, height, dots, darkness: (x, y) => dots[y * width + x] ?? 0 };
}

/** Decodes one of our PNGs: 8 bits, grey or RGB, unfiltered rows. */
export function pixelsOf(png: Uint8Array): Pixels {
  const bytes = Buffer.from(png);
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const channels = bytes[25] === 0 ? 1 : 3;
  const rows = inflateSync(bytes.subarray(41, 41 + bytes.readUInt32BE(33)));
  const dots = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    let at = y * (width * channels + 1) + 1;
    for (let x = 0; x < width; x += 1, at += channels) {
      dots[y * width + x] = 255 - brightness(rows, at, channels);
    }
  }
  return pixels(width, height, dots);
}

/** Weights of the colours, as the eye perceives them. */
function brightness(rows: Uint8Array, at: number, channels: number): number {
  const red = rows[at] ?? 0;
  if (channels === 1) return red;
  return Math.round(0.299 * red + 0.587 * (rows[at + 1] ?? 0) + 0.114 * (rows[at + 2] ?? 0));
}
