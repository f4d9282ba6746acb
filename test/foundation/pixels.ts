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

/** Decodes one of our PNGs: grey in 16 shades, or RGB, in unfiltered rows. */
export function pixelsOf(png: Uint8Array): Pixels {
  const bytes = Buffer.from(png);
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const isGrey = bytes[25] === 0;
  const row = 1 + (isGrey ? Math.ceil(width / 2) : width * 3);
  const rows = inflateSync(bytes.subarray(41, 41 + bytes.readUInt32BE(33)));
  const dots = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shade = isGrey ? greyAt(rows, y * row + 1, x) : brightness(rows, y * row + 1 + x * 3);
      dots[y * width + x] = 255 - shade;
    }
  }
  return pixels(width, height, dots);
}

/** The brightness of a grey pixel, of which two share a byte. */
function greyAt(rows: Uint8Array, row: number, x: number): number {
  const both = rows[row + (x >> 1)] ?? 0;
  return 17 * (x % 2 === 0 ? both >> 4 : both & 15);
}

/** Weights of the colours, as the eye perceives them. */
function brightness(rows: Uint8Array, at: number): number {
  const [red = 0, green = 0, blue = 0] = rows.subarray(at, at + 3);
  return Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
}
