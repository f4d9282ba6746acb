import { inflateSync } from 'node:zlib';

/** Darkness of each pixel, 0 to 255, of a PNG that the project wrote. */
export type Pixels = { width: number; height: number; darkness(x: number, y: number): number };

/** Reads back a PNG of ours: 8 bits, grey or RGB, rows unfiltered. */
export function pixelsOf(png: Uint8Array): Pixels {
  const bytes = Buffer.from(png);
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const channels = bytes[25] === 0 ? 1 : 3;
  const rows = inflateSync(bytes.subarray(41, 41 + bytes.readUInt32BE(33)));
  const darkness = (x: number, y: number): number => {
    const at = y * (width * channels + 1) + 1 + x * channels;
    return 255 - Math.min(...rows.subarray(at, at + channels));
  };
  return { width, height, darkness };
}
