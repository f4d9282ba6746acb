import type { PlacedObject } from '@formpress/model';
import { latin1Bytes } from '../reader/characters.ts';
import { StreamObject, type Value } from '../reader/values.ts';
import { type Renumber, serialize } from './serialize.ts';

/** A run of objects that can follow a file, and where each begins in it. */
export type Part = { bytes: Uint8Array; objects: PlacedObject[] };

/** Writes objects under their numbers. The part ends on a multiple of three bytes, as base64 wants. */
export function writePart(values: [number, Value][], renumber: Renumber): Part {
  const pieces: Uint8Array[] = [];
  const objects: PlacedObject[] = [];
  let length = 0;
  const write = (bytes: Uint8Array): void => {
    pieces.push(bytes);
    length += bytes.length;
  };
  for (const [number, value] of values) {
    objects.push({ number, offset: length });
    write(latin1Bytes(`${number} 0 obj\n`));
    if (value instanceof StreamObject) {
      const dictionary = new Map(value.dictionary).set('Length', value.packed.length);
      write(latin1Bytes(`${serialize(dictionary, renumber)}\nstream\n`));
      write(value.packed);
      write(latin1Bytes('\nendstream\nendobj\n'));
    } else {
      write(latin1Bytes(`${serialize(value, renumber)}\nendobj\n`));
    }
  }
  write(paddingAfter(length));
  return { bytes: new Uint8Array(Buffer.concat(pieces)), objects };
}

/** Line ends that bring a length to a multiple of three. */
export function paddingAfter(length: number): Uint8Array {
  return new Uint8Array((3 - (length % 3)) % 3).fill(0x0a);
}
