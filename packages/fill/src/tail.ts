import type { PlacedObject } from '@formpress/model';
import { type Ink, stamp } from './ink.ts';
import type { PageContents } from './page-contents.ts';

/** What an update must say of the file it follows. */
export type Before = {
  length: number;
  table: number;
  size: number;
  root: number;
  info?: number;
  id: string;
  /** Objects that stand before the tail and that the first table does not know. */
  placed: PlacedObject[];
};

/** An object that is new since the first table. The offset is -1 while it is left out. */
type Row = { number: number; offset: number };

const rowBytes = 7;
const begin = stamp('>>\nstream\n');
const length = stamp(']/W[1 4 2]/Length ');
const start = stamp('\nendstream\nendobj\nstartxref\n');
const eof = stamp('\n%%EOF\n');

/** Ends the update behind static bytes: a table of all that is new, behind new page contents. */
export class TailWriter {
  private readonly news: Row[];
  private readonly table: Row;
  private readonly rows: Row[];
  private readonly head: Uint8Array;

  constructor(
    private readonly before: Before,
    private readonly contents: PageContents,
  ) {
    this.news = contents.numbers.map((number) => ({ number, offset: -1 }));
    this.table = { number: before.size, offset: -1 };
    this.rows = [...before.placed, ...this.news, this.table];
    this.rows.sort((a, b) => a.number - b.number);
    this.head = stamp(tableHead(before));
  }

  /** Writes the table behind the contents, with which the update begins. */
  write(out: Ink): void {
    const { offsets } = this.contents;
    for (let i = 0; i < this.news.length; i += 1) {
      const offset = offsets[i] ?? -1;
      (this.news[i] as Row).offset = offset < 0 ? -1 : this.before.length + offset;
    }
    this.table.offset = this.before.length + out.length;
    out.put(this.head);
    this.writeRows(out);
    out.put(start);
    out.integer(this.table.offset);
    out.put(eof);
  }

  private writeRows(out: Ink): void {
    const count = writeRuns(this.rows, out);
    out.put(length);
    out.integer(count * rowBytes);
    out.put(begin);
    for (const { offset } of this.rows) if (offset >= 0) writeRow(offset, out);
  }
}

function tableHead({ size, root, info, id, table }: Before): string {
  const known = info === undefined ? '' : `/Info ${info} 0 R`;
  return (
    `${size} 0 obj\n<</Type/XRef/Size ${size + 1}/Root ${root} 0 R${known}/ID[<${id}><${id}>]` +
    `/Prev ${table}/Index[`
  );
}

/** Writes first number and count of each run of consecutive numbers; returns how many in all. */
function writeRuns(rows: Row[], out: Ink): number {
  let first = 0;
  let count = 0;
  let total = 0;
  for (const { number, offset } of rows) {
    if (offset < 0) continue;
    total += 1;
    if (count > 0 && number !== first + count) {
      writeRun(first, count, out);
      out.space();
      count = 0;
    }
    if (count === 0) first = number;
    count += 1;
  }
  writeRun(first, count, out);
  return total;
}

function writeRun(first: number, count: number, out: Ink): void {
  out.integer(first);
  out.space();
  out.integer(count);
}

/** An object at an offset, in the widths 1, 4 and 2. */
function writeRow(offset: number, out: Ink): void {
  out.reserve(rowBytes);
  const { bytes } = out;
  let at = out.length;
  bytes[at++] = 1;
  for (let shift = 24; shift >= 0; shift -= 8) bytes[at++] = offset >>> shift;
  bytes[at++] = 0;
  bytes[at++] = 0;
  out.length = at;
}
