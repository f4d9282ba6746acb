import { latin1Bytes } from '../reader/characters.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { Reference, StreamObject, type Value } from '../reader/values.ts';
import { type Draft, finishFile } from './finish-file.ts';
import { freeRow, ObjectWriter } from './object-writer.ts';
import { repack } from './pack.ts';
import { reachable } from './reachable.ts';
import type { Renumber } from './serialize.ts';

/** A draft, and the new numbers of its objects. */
export type WrittenDraft = { draft: Draft; numberOf: Renumber };

type Options = {
  /** The number of the first object. */
  first?: number;
  /** New numbers that some objects must have, by their old ones. */
  fixed?: Map<number, number>;
  /** The names of captions, by the numbers of their objects. */
  captions?: ReadonlyMap<number, string>;
};

/** The number of small objects in an object stream. */
const packedTogether = 200;

/** Writes all objects reachable from the catalog. Same objects, same bytes. */
export function writeFile(file: PdfFile): Uint8Array {
  return finishFile(writeDraft(file).draft, {}).bytes;
}

/** Writes all objects reachable from the catalog except captions. */
export function writeDraft(file: PdfFile, options: Options = {}): WrittenDraft {
  const root = file.trailer.get('Root') ?? null;
  const info = file.trailer.get('Info') ?? null;
  const objects = reachable(file, [root, info]);
  const numbers = new Map<number, number>();
  let next = options.first ?? 1;
  for (const old of objects.keys()) numbers.set(old, options.fixed?.get(old) ?? next++);
  const numberOf: Renumber = (reference) => numbers.get(reference.number);
  const rows = Array.from({ length: next }, (_, number) => freeRow(number));
  const out = new ObjectWriter(numberOf, rows);
  out.write(latin1Bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'));
  const small: [number, Value][] = [];
  const captions: Draft['captions'] = [];
  for (const [old, value] of objects) {
    const number = numbers.get(old) ?? 0;
    const caption = options.captions?.get(old);
    if (caption !== undefined) captions.push([caption, number]);
    else if (value instanceof StreamObject) out.stream(number, repack(file, value));
    else small.push([number, value]);
  }
  for (let i = 0; i < small.length; i += packedTogether) {
    out.pack(small.slice(i, i + packedTogether));
  }
  const information = numbered(info, numberOf);
  const draft = { bytes: out.bytes, rows, captions, root: numbered(root, numberOf) ?? 0 };
  return {
    draft: information === undefined ? draft : { ...draft, info: information },
    numberOf,
  };
}

function numbered(value: Value, numberOf: Renumber): number | undefined {
  return value instanceof Reference ? numberOf(value) : undefined;
}
