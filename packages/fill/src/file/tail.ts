import type { PlacedObject } from '@formpress/model';
import { writeOverZeros } from '../foundation/digits.ts';
import type { Ink } from '../foundation/ink.ts';

/** What an incremental update must repeat from the file that it extends. */
export type Updated = {
  /** Bytes before the update. */
  length: number;
  table: number;
  size: number;
  root: number;
  info?: number;
  id: string;
};

const bytesPerRow = 6;
const digits = 10;
const beforeStart = '\nendstream\nendobj\nstartxref\n';
const eof = '\n%%EOF\n';

/** Ends an incremental update: the cross-reference table of its objects, and the offset of that table. */
export class Tail {
  /** The tail, with zeros for the offsets that differ from one update to the next. */
  private readonly bytes: Buffer;
  /** Where in it to write the offsets of the contents and of the table, and the value of startxref. */
  private readonly contentsAt: number[];
  private readonly ownAt: number;
  private readonly startAt: number;

  /** Takes objects whose offsets are known, and the numbers of the objects that every update writes. */
  constructor(
    private readonly updated: Updated,
    placed: PlacedObject[],
    contents: number[],
  ) {
    const fresh = [...contents, updated.size].map((number) => ({ number, offset: 0 }));
    const rows = [...placed, ...fresh].sort((a, b) => a.number - b.number);
    const head = Buffer.from(tableHead(updated, rows), 'latin1');
    const rowAt = (number: number) =>
      head.length + bytesPerRow * rows.findIndex((row) => row.number === number);
    this.contentsAt = contents.map(rowAt);
    this.ownAt = rowAt(updated.size);
    const table = Buffer.concat([head, ...rows.map(({ offset }) => rowOf(offset))]);
    this.bytes = Buffer.concat([table, Buffer.from(`${beforeStart}${'0'.repeat(digits)}${eof}`)]);
    this.startAt = table.length + beforeStart.length;
  }

  /** Writes the table, for contents that begin at these offsets of the update. */
  write(ink: Ink, offsets: number[]): void {
    const { length } = this.updated;
    const start = length + ink.length;
    const at = ink.length;
    ink.put(this.bytes);
    const { bytes } = ink;
    for (const [i, contentAt] of this.contentsAt.entries())
      bytes.writeUInt32BE(length + (offsets[i] ?? 0), at + contentAt + 1);
    bytes.writeUInt32BE(start, at + this.ownAt + 1);
    writeOverZeros(bytes, at + this.startAt + digits, start);
  }
}

/** A row of the table: fields of 1, 4 and 1 bytes. */
function rowOf(offset: number): Uint8Array {
  return Uint8Array.of(1, offset >>> 24, offset >>> 16, offset >>> 8, offset, 0);
}

function tableHead({ size, root, info, id, table }: Updated, rows: PlacedObject[]): string {
  const information = info === undefined ? '' : `/Info ${info} 0 R`;
  return (
    `${size} 0 obj\n<</Type/XRef/Size ${size + 1}/Root ${root} 0 R${information}` +
    `/ID[<${id}><${id}>]/Prev ${table}/Index[${runsOf(rows).join(' ')}]/W[1 4 1]` +
    `/Length ${rows.length * bytesPerRow}>>\nstream\n`
  );
}

/** First number and count of each run of consecutive numbers. */
function runsOf(rows: PlacedObject[]): string[] {
  const runs: { first: number; count: number }[] = [];
  for (const { number } of rows) {
    const run = runs.at(-1);
    if (run && number === run.first + run.count) run.count += 1;
    else runs.push({ first: number, count: 1 });
  }
  return runs.map(({ first, count }) => `${first} ${count}`);
}
