import { latin1Bytes } from '../reader/characters.ts';
import { StreamObject, type Value } from '../reader/values.ts';
import { type Renumber, serialize } from './serialize.ts';

/** An indirect object as bytes: "12 0 obj … endobj". */
export function objectBytes(number: number, value: Value, renumber: Renumber): Uint8Array {
  if (!(value instanceof StreamObject)) {
    return latin1Bytes(`${number} 0 obj\n${serialize(value, renumber)}\nendobj\n`);
  }
  const dictionary = new Map(value.dictionary).set('Length', value.packed.length);
  return Buffer.concat([
    latin1Bytes(`${number} 0 obj\n${serialize(dictionary, renumber)}\nstream\n`),
    value.packed,
    latin1Bytes('\nendstream\nendobj\n'),
  ]);
}
