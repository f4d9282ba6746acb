import type { PlacedObject } from '@formpress/model';
import { type Base64Ink, inThrees, quadOf, quadsOf, threesIn } from './base64-ink.ts';
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

/** An object of the update: one that stands before the tail, the page of some content, or the table. */
type Row = { number: number } & ({ offset: number } | { page: number } | { isTable: true });

/** A table with all but what is new in it: where that stands, in quads from its start. */
type Table = {
  quads: Uint32Array;
  /** The row of each page's content; -1 when nothing is new on the page. */
  pagesAt: number[];
  /** Its own row, and where it is said at the end of the file where it begins. */
  ownAt: number;
  startAt: number;
};

const rowBytes = 6;
/** What stands behind the rows and behind where the table begins. Both come in threes. */
const beforeStart = '\nendstream\nendobj\n\n\nstartxref\n';
const eof = '\n%%EOF\n\n\n';
/** A form of few pages has no more of them. */
const mostTables = 64;
/** Each page is a bit of a whole number. */
const mostPages = 50;

/** Ends the update behind static bytes: a table of all that is new, behind new page contents. */
export class TailWriter {
  private readonly rows: Row[];
  /** By the pages on which something is new. */
  private readonly tables = new Map<number, Table>();

  constructor(
    private readonly before: Before,
    private readonly contents: PageContents,
  ) {
    const pages = contents.numbers.map((number, page) => ({ number, page }));
    this.rows = [...before.placed, ...pages, { number: before.size, isTable: true }];
    this.rows.sort((a, b) => a.number - b.number);
  }

  /** Writes the table behind the contents, with which the update begins. */
  write(out: Base64Ink): void {
    const { offsets } = this.contents;
    const { length } = this.before;
    const from = out.length;
    const start = length + out.byteLength;
    const { quads, pagesAt, ownAt, startAt } = this.table();
    out.put(quads);
    for (let i = 0; i < offsets.length; i += 1) {
      const at = pagesAt[i] as number;
      if (at >= 0) writeRow(out.quads, from + at, length + (offsets[i] as number));
    }
    writeRow(out.quads, from + ownAt, start);
    out.nineDigitsAt(from + startAt, start);
  }

  /** The table for the pages on which something is new. */
  private table(): Table {
    const { offsets } = this.contents;
    let pages = 0;
    for (let i = 0; i < offsets.length; i += 1)
      pages = 2 * pages + ((offsets[i] as number) < 0 ? 0 : 1);
    const isKnowable = offsets.length <= mostPages;
    const known = isKnowable ? this.tables.get(pages) : undefined;
    if (known) return known;
    const made = this.makeTable();
    if (this.tables.size >= mostTables) this.tables.clear();
    this.tables.set(pages, made);
    return made;
  }

  private makeTable(): Table {
    const { offsets } = this.contents;
    const rows = this.rows.filter((row) => !('page' in row) || (offsets[row.page] ?? -1) >= 0);
    const head = tableHead(
      this.before,
      rows.map(({ number }) => number),
    );
    const rowAt = (index: number) => threesIn(head.length + index * rowBytes);
    const opened = `${head}${' '.repeat(rows.length * rowBytes)}${beforeStart}`;
    const quads = quadsOf(`${opened}${'0'.repeat(9)}${eof}`);
    for (const [i, row] of rows.entries())
      if ('offset' in row) writeRow(quads, rowAt(i), row.offset);
    return {
      quads,
      pagesAt: offsets.map((_, page) => {
        const index = rows.findIndex((row) => 'page' in row && row.page === page);
        return index < 0 ? -1 : rowAt(index);
      }),
      ownAt: rowAt(rows.findIndex((row) => 'isTable' in row)),
      startAt: threesIn(opened.length),
    };
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

/** Writes an object at an offset, in the widths 1, 4 and 1, over what stands at a place. */
function writeRow(quads: Uint32Array, at: number, offset: number): void {
  quads[at] = quadOf((1 << 16) | (offset >>> 16));
  quads[at + 1] = quadOf((offset & 0xffff) << 8);
}
