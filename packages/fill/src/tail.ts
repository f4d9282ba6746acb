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
/** A form of few pages has no more of them. */
const mostHeads = 64;
const start = stamp('\nendstream\nendobj\nstartxref\n');
const eof = stamp('\n%%EOF\n');

/** Ends the update behind static bytes: a table of all that is new, behind new page contents. */
export class TailWriter {
  private readonly news: Row[];
  private readonly table: Row;
  private readonly rows: Row[];
  /** What stands before the rows, by the pages on which something is new. */
  private readonly heads = new Map<string, Uint8Array>();

  constructor(
    private readonly before: Before,
    private readonly contents: PageContents,
  ) {
    this.news = contents.numbers.map((number) => ({ number, offset: -1 }));
    this.table = { number: before.size, offset: -1 };
    this.rows = [...before.placed, ...this.news, this.table];
    this.rows.sort((a, b) => a.number - b.number);
  }

  /** Writes the table behind the contents, with which the update begins. */
  write(out: Ink): void {
    const { offsets } = this.contents;
    let pages = '';
    for (let i = 0; i < this.news.length; i += 1) {
      const offset = offsets[i] ?? -1;
      (this.news[i] as Row).offset = offset < 0 ? -1 : this.before.length + offset;
      pages += offset < 0 ? '-' : '+';
    }
    this.table.offset = this.before.length + out.length;
    out.put(this.headFor(pages));
    for (const { offset } of this.rows) if (offset >= 0) writeRow(offset, out);
    out.put(start);
    out.integer(this.table.offset);
    out.put(eof);
  }

  private headFor(pages: string): Uint8Array {
    const known = this.heads.get(pages);
    if (known) return known;
    const numbers = this.rows.filter(({ offset }) => offset >= 0).map(({ number }) => number);
    const made = stamp(tableHead(this.before, numbers));
    if (this.heads.size >= mostHeads) this.heads.clear();
    this.heads.set(pages, made);
    return made;
  }
}

function tableHead({ size, root, info, id, table }: Before, numbers: number[]): string {
  const known = info === undefined ? '' : `/Info ${info} 0 R`;
  return (
    `${size} 0 obj\n<</Type/XRef/Size ${size + 1}/Root ${root} 0 R${known}/ID[<${id}><${id}>]` +
    `/Prev ${table}/Index[${runsOf(numbers).join(' ')}]/W[1 4 2]` +
    `/Length ${numbers.length * rowBytes}>>\nstream\n`
  );
}

/** First number and count of each run of consecutive numbers. */
function runsOf(numbers: number[]): string[] {
  const runs: { first: number; count: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === run.first + run.count) run.count += 1;
    else runs.push({ first: number, count: 1 });
  }
  return runs.map(({ first, count }) => `${first} ${count}`);
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
