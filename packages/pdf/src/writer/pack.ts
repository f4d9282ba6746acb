import { zlibSync } from 'fflate';
import type { PdfFile } from '../reader/pdf-file.ts';
import { filtersOf } from '../reader/unpack.ts';
import { type Dictionary, Name, StreamObject } from '../reader/values.ts';

/** Compresses bytes to the same result on every machine. */
export function deflate(bytes: Uint8Array): Uint8Array {
  return zlibSync(bytes, { level: 9, mem: 4 });
}

/** A stream with these bytes, compressed. */
export function packedStream(bytes: Uint8Array, entries: Dictionary = new Map()): StreamObject {
  const packed = deflate(bytes);
  const dictionary: Dictionary = new Map([...entries, ['Filter', new Name('FlateDecode')]]);
  return new StreamObject(dictionary, packed);
}

/** The stream to write: unchanged when undamaged, otherwise compressed again where possible. */
export function repack(file: PdfFile, stream: StreamObject): StreamObject {
  const filters = filtersOf(stream.dictionary, file.resolve);
  if (filters.length === 0)
    return stream.packed.length < 64 ? stream : packedAs(stream, stream.packed);
  const isPlainFlate = filters.length === 1 && !stream.dictionary.has('DecodeParms');
  if (!isPlainFlate || file.isIntact(stream)) return stream;
  const unpacked = file.unpack(stream);
  return unpacked ? packedAs(stream, unpacked) : stream;
}

function packedAs(stream: StreamObject, bytes: Uint8Array): StreamObject {
  return packedStream(bytes, stream.dictionary);
}
