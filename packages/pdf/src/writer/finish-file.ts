import { createHash } from 'node:crypto';
import { latin1Bytes } from '../reader/characters.ts';
import { encodeText } from '../reader/text-string.ts';
import {
  type Dictionary,
  Name,
  PdfString,
  Reference,
  StreamObject,
  type Value,
} from '../reader/values.ts';
import { freeRow, ObjectWriter, type Row } from './object-writer.ts';
import { deflate } from './pack.ts';

/**
 * A file that lacks its captions: texts that screen readers read and nobody sees. They come last in the file, so that
 * a change of words needs no new draft.
 */
export type Draft = {
  /** All other objects. */
  bytes: Uint8Array;
  /** Where each object is, by number. */
  rows: Row[];
  /** The object of each caption, by name. */
  captions: [name: string, number: number][];
  /** The numbers of the catalog and of the document information. */
  root: number;
  info?: number;
};

/** Texts by the names of captions. */
export type Captions = Readonly<Record<string, string>>;

/** A finished file. */
export type FinishedFile = {
  bytes: Uint8Array;
  /** The offset of the cross-reference stream. */
  startxref: number;
  id: Uint8Array;
};

/** One more than the largest object number of the finished file. */
export function finishedSize({ rows, captions }: Draft): number {
  return rows.length + (captions.length > 0 ? 2 : 1);
}

/** Adds the captions and the cross-reference stream. */
export function finishFile(draft: Draft, texts: Captions): FinishedFile {
  const rows = [...draft.rows];
  const out = new ObjectWriter((reference) => reference.number, rows);
  out.write(draft.bytes);
  if (draft.captions.length > 0)
    out.pack(draft.captions.map(([name, number]) => [number, captionOf(name, texts)]));
  const startxref = out.offset;
  const id = createHash('sha256').update(out.bytes).digest().subarray(0, 16);
  const table = rows.length;
  rows.push([1, startxref, 0]);
  const dictionary: Dictionary = new Map<string, Value>([
    ['Type', new Name('XRef')],
    ['Size', rows.length],
    ['W', [1, 4, 2]],
    ['Root', new Reference(draft.root, 0)],
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
  if (draft.info !== undefined) dictionary.set('Info', new Reference(draft.info, 0));
  out.stream(table, new StreamObject(dictionary, deflate(tableOf(rows))));
  out.write(latin1Bytes(`startxref\n${startxref}\n%%EOF\n`));
  return { bytes: out.bytes, startxref, id };
}

function captionOf(name: string, texts: Captions): PdfString {
  const text = texts[name];
  if (text === undefined) throw new Error(`There is no text for the caption "${name}".`);
  return encodeText(text);
}

/** All rows, each as the difference from the row above, which compresses well. */
function tableOf(rows: readonly Row[]): Uint8Array {
  const table = Buffer.alloc(rows.length * 8);
  let above: Row = [0, 0, 0];
  for (let number = 0; number < rows.length; number += 1) {
    const row = rows[number] ?? freeRow(number);
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

/** A byte of a big-endian number. */
function byteOf(number: number, index: number, count: number): number {
  return (number >>> (8 * (count - 1 - index))) & 255;
}
