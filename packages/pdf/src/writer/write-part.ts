import type { PlacedObject } from '@formpress/model';
import type { Value } from '../reader/values.ts';
import { objectBytes } from './object-bytes.ts';
import type { Renumber } from './serialize.ts';

/** A sequence of objects that can be appended to a file, and the offset of each. */
export type FilePart = { bytes: Uint8Array; objects: PlacedObject[] };

/** Writes objects with their numbers. The length is a multiple of three bytes, for base64. */
export function writePart(values: [number, Value][], renumber: Renumber): FilePart {
  const pieces: Uint8Array[] = [];
  const objects: PlacedObject[] = [];
  let length = 0;
  for (const [number, value] of values) {
    const bytes = objectBytes(number, value, renumber);
    objects.push({ number, offset: length });
    pieces.push(bytes);
    length += bytes.length;
  }
  pieces.push(paddingAfter(length));
  return { bytes: new Uint8Array(Buffer.concat(pieces)), objects };
}

/** Line ends that pad a length to a multiple of three. */
export function paddingAfter(length: number): Uint8Array {
  return new Uint8Array((3 - (length % 3)) % 3).fill(0x0a);
}
