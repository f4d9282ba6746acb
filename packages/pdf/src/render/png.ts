import { zlibSync } from 'fflate';
import { crc32 } from './crc32.ts';

/** A picture with 8 bits per channel: one channel is grey, three are RGB. */
export type Picture = { width: number; height: number; channels: 1 | 3; pixels: Uint8Array };

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * Writes a PNG, the same bytes on every machine: a grey picture in 16 shades, which are enough for a printed page and
 * take a third less room.
 */
export function png(picture: Picture): Uint8Array {
  const isGrey = picture.channels === 1;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  header.set(isGrey ? [4, 0, 0, 0, 0] : [8, 2, 0, 0, 0], 8);
  const packed = zlibSync(isGrey ? greyRows(picture) : colorRows(picture), { level: 3, mem: 8 });
  const chunks = [chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', new Uint8Array())];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}

/** Two pixels in each byte, after a byte for the filter of the row. */
function greyRows({ width, height, pixels }: Picture): Uint8Array {
  const row = 1 + Math.ceil(width / 2);
  const rows = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shade = Math.round((pixels[y * width + x] ?? 0) / 17);
      const at = y * row + 1 + (x >> 1);
      rows[at] = x % 2 === 0 ? shade << 4 : (rows[at] ?? 0) | shade;
    }
  }
  return rows;
}

function colorRows({ width, height, pixels }: Picture): Uint8Array {
  const row = width * 3;
  const rows = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  }
  return rows;
}

function chunk(kind: string, data: Uint8Array): Uint8Array {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(kind, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}
