import { zlibSync } from 'fflate';
import { crc32 } from './crc32.ts';

/** A picture with 8 bits per channel: one channel is grey, three are RGB. */
export type Picture = { width: number; height: number; channels: 1 | 3; pixels: Uint8Array };

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Writes a PNG, the same bytes on every machine. */
export function png({ width, height, channels, pixels }: Picture): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, channels === 1 ? 0 : 2, 0, 0, 0], 8);
  const row = width * channels;
  const rows = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  }
  const packed = zlibSync(rows, { level: 6, mem: 8 });
  const chunks = [chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', new Uint8Array())];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}

function chunk(kind: string, data: Uint8Array): Uint8Array {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(kind, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}
