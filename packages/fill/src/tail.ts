import type { PlacedObject } from '@formpress/model';
import { type Base64Ink, inThrees, quadsOf } from './base64-ink.ts';
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

const rowBytes = 6;
/** A form of few pages has no more of them. */
const mostHeads = 64;
/** Each page is a bit of a whole number. */
const mostPages = 50;
const start = stamp('\nendstream\nendobj\nstartxref\n');
const eof = stamp('\n%%EOF\n');

/** Ends the update behind static bytes: a table of all that is new, behind new page contents. */
export class TailWriter {
  private readonly news: Row[];
  private readonly table: Row;
  private readonly rows: Row[];
  /** What stands before the rows, by the pages on which something is new. */
  private readonly heads = new Map<number, Uint32Array>();

  constructor(
    private readonly before: Before,
    private readonly contents: PageContents,
  ) {
    this.news = contents.numbers.map((number) => ({ number, offset: -1 }));
    this.table = { number: before.size, offset: -1 };
    this.rows = [...before.placed, ...this.news, this.table];
    this.rows.sort((a, b) => a.number - b.number);
  }

  /** Writes the table behind the contents, with which the update begins; spoils the other ink. */
  write(out: Base64Ink, ink: Ink): void {
    const { offsets } = this.contents;
    let pages = 0;
    for (let i = 0; i < this.news.length; i += 1) {
      const offset = offsets[i] ?? -1;
      (this.news[i] as Row).offset = offset < 0 ? -1 : this.before.length + offset;
      pages = 2 * pages + (offset < 0 ? 0 : 1);
    }
    this.table.offset = this.before.length + out.byteLength;
    out.put(this.headFor(pages));
    for (let i = 0; i < this.rows.length; i += 1) {
      const { offset } = this.rows[i] as Row;
      if (offset >= 0) writeRow(offset, out);
    }
    ink.length = 0;
    ink.put(start);
    ink.integer(this.table.offset);
    ink.put(eof);
    ink.endInThrees();
    out.bytes(ink.bytes, ink.length);
  }

  private headFor(pages: number): Uint32Array {
    const isKnowable = this.news.length <= mostPages;
    const known = isKnowable ? this.heads.get(pages) : undefined;
    if (known) return known;
    const numbers = this.rows.filter(({ offset }) => offset >= 0).map(({ number }) => number);
    const made = quadsOf(tableHead(this.before, numbers));
    if (this.heads.size >= mostHeads) this.heads.clear();
    this.heads.set(pages, made);
    return made;
  }
}

function tableHead({ size, root, info, id, table }: Before, numbers: number[]): string {
  const known = info === undefined ? '' : `/Info ${info} 0 R`;
  const said =
    `${size} 0 obj\n<</Type/XRef/Size ${size + 1}/Root ${root} 0 R${known}/ID[<${id}><${id}>]` +
    `/Prev ${table}/Index[${runsOf(numbers).join(' ')}]/W[1 4 1]` +
    `/Length ${numbers.length * rowBytes}`;
  return `${inThrees(said)}  >>\nstream\n`;
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

/** An object at an offset, in the widths 1, 4 and 1. */
function writeRow(offset: number, out: Base64Ink): void {
  out.three((1 << 16) | (offset >>> 16));
  out.three((offset & 0xffff) << 8);
}
