import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureSize } from './picture-size.ts';

const sink = readFileSync(
  new URL(
    '../../../../../../test/kitchen-sink/definitions/us/WY/WY901/2026.1.0/images/sink.png',
    import.meta.url,
  ),
);

it('reads the size of a PNG', () => {
  const size = pictureSize(sink);
  expect(size).toEqual({ width: sink.readUInt32BE(16), height: sink.readUInt32BE(20) });
});

it('reads no size from a truncated PNG', () => {
  expect(pictureSize(sink.subarray(0, sink.length - 12))).toBeUndefined();
});

it('reads the size of a JPEG after its other segments', () => {
  const start = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0];
  const frame = [0xff, 0xc0, 0, 11, 8, 0x01, 0x2c, 0x03, 0x20, 1, 0, 0, 0];
  expect(pictureSize(Uint8Array.from([...start, ...frame]))).toEqual({ width: 800, height: 300 });
});

it('reads no size from anything else', () => {
  expect(pictureSize(new TextEncoder().encode('not a picture, but long enough to be one'))).toBe(
    undefined,
  );
  expect(pictureSize(new Uint8Array())).toBeUndefined();
});
