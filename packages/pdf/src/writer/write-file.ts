import { createHash } from 'node:crypto';
import { latin1Bytes } from '../reader/characters.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import {
  type Dictionary,
  Name,
  PdfString,
  Reference,
  StreamObject,
  type Value,
} from '../reader/values.ts';
import { objectBytes } from './object-bytes.ts';
import { deflate, repack } from './pack.ts';
import { reachable } from './reachable.ts';
import { type Renumber, serialize } from './serialize.ts';

/** A written file, and the new numbers of its objects. */
export type WrittenFile = {
  bytes: Uint8Array;
  /** The offset of the cross-reference stream. */
  startxref: number;
  /** One more than the largest object number. */
  size: number;
  id: Uint8Array;
  numberOf: Renumber;
};

/** The number of small objects in an object stream. */
const packedTogether = 200;

/** Writes all objects reachable from the catalog, numbered from `first` except for `fixed`. Same objects, same bytes. */
export function writeFile(
  file: PdfFile,
  options: { first?: number; fixed?: Map<number, number> } = {},
): WrittenFile {
  const root = file.trailer.get('Root') ?? null;
  const info = file.trailer.get('Info') ?? null;
  const objects = reachable(file, [root, info]);
  const numbers = new Map<number, number>();
  let next = options.first ?? 1;
  for (const old of objects.keys()) numbers.set(old, options.fixed?.get(old) ?? next++);
  const numberOf: Renumber = (reference) => numbers.get(reference.number);
  const out = new FileWriter(next, numberOf);
  const small: [number, Value][] = [];
  for (const [old, value] of objects) {
    const number = numbers.get(old) ?? 0;
    if (value instanceof StreamObject) out.stream(number, repack(file, value));
    else small.push([number, value]);
  }
  for (let i = 0; i < small.length; i += packedTogether) {
    out.pack(small.slice(i, i + packedTogether));
  }
  return { ...out.finish(root, info), numberOf };
}

type Row = [kind: number, second: number, third: number];

class FileWriter {
  private readonly parts: Uint8Array[] = [];
  private readonly rows = new Map<number, Row>();
  private length = 0;

  constructor(
    private next: number,
    private readonly numberOf: Renumber,
  ) {
    this.write(latin1Bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'));
  }

  stream(number: number, stream: StreamObject): void {
    this.rows.set(number, [1, this.length, 0]);
    this.write(objectBytes(number, stream, this.numberOf));
  }

  pack(objects: [number, Value][]): void {
    const container = this.next++;
    const bodies = objects.map(([, value]) => serialize(value, this.numberOf));
    let offset = 0;
    const heads = objects.map(([number], index) => {
      this.rows.set(number, [2, container, index]);
      const head = `${number} ${offset}`;
      offset += (bodies[index]?.length ?? 0) + 1;
      return head;
    });
    const list = `${heads.join(' ')}\n`;
    const dictionary: Dictionary = new Map<string, Value>([
      ['Type', new Name('ObjStm')],
      ['N', objects.length],
      ['First', list.length],
      ['Filter', new Name('FlateDecode')],
    ]);
    const packed = deflate(latin1Bytes(`${list}${bodies.join('\n')}\n`));
    this.stream(container, new StreamObject(dictionary, packed));
  }

  finish(root: Value, info: Value) {
    const startxref = this.length;
    const table = this.next++;
    this.rows.set(table, [1, startxref, 0]);
    const id = createHash('sha256').update(Buffer.concat(this.parts)).digest().subarray(0, 16);
    const dictionary: Dictionary = new Map<string, Value>([
      ['Type', new Name('XRef')],
      ['Size', this.next],
      ['W', [1, 4, 2]],
      ['Root', root],
      ['ID', [new PdfString(id), new PdfString(id)]],
      ['Filter', new Name('FlateDecode')],
      [
        'DecodeParms',
        new Map([
          ['Predictor', 12],
          ['Columns', 7],
        ] as [string, Value][]),
      ],
    ]);
    if (info instanceof Reference) dictionary.set('Info', info);
    this.stream(table, new StreamObject(dictionary, deflate(this.table())));
    this.write(latin1Bytes(`startxref\n${startxref}\n%%EOF\n`));
    return { bytes: new Uint8Array(Buffer.concat(this.parts)), startxref, size: this.next, id };
  }

  /** All rows, each as the difference from the row above, which compresses well. */
  private table(): Uint8Array {
    const table = Buffer.alloc(this.next * 8);
    let above: Row = [0, 0, 0];
    for (let number = 0; number < this.next; number += 1) {
      const row = this.rows.get(number) ?? [0, 0, number === 0 ? 65535 : 0];
      const at = number * 8;
      table[at] = 2;
      table[at + 1] = row[0] - above[0];
      for (let i = 0; i < 4; i += 1)
        table[at + 2 + i] = byteOf(row[1], i, 4) - byteOf(above[1], i, 4);
      for (let i = 0; i < 2; i += 1)
        table[at + 6 + i] = byteOf(row[2], i, 2) - byteOf(above[2], i, 2);
      above = row;
    }
    return table;
  }

  private write(bytes: Uint8Array): void {
    this.parts.push(bytes);
    this.length += bytes.length;
  }
}

/** A byte of a big-endian number. */
function byteOf(number: number, index: number, count: number): number {
  return (number >>> (8 * (count - 1 - index))) & 255;
}
