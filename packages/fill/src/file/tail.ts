import type { PlacedObject } from '@formpress/model';
import type { Ink } from '../foundation/ink.ts';

/** What an update must say of the file that it follows. */
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

/** Ends an update: a cross-reference table of all that is new, and where it begins. */
export class Tail {
  private readonly contents: PlacedObject[];
  private readonly own: PlacedObject;
  /** All objects of the update, in the order of their numbers. */
  private readonly rows: PlacedObject[];
  private readonly head: Uint8Array;

  /** Takes objects whose offsets are known, and the numbers of those that every update writes anew. */
  constructor(
    private readonly updated: Updated,
    placed: PlacedObject[],
    contents: number[],
  ) {
    this.contents = contents.map((number) => ({ number, offset: 0 }));
    this.own = { number: updated.size, offset: 0 };
    this.rows = [...placed, ...this.contents, this.own].sort((a, b) => a.number - b.number);
    this.head = Buffer.from(tableHead(updated, this.rows), 'latin1');
  }

  /** Writes the table behind contents that begin at these offsets of the update. */
  write(ink: Ink, offsets: number[]): void {
    const { length } = this.updated;
    const start = length + ink.length;
    this.own.offset = start;
    this.contents.forEach((content, i) => {
      content.offset = length + (offsets[i] ?? 0);
    });
    ink.put(this.head);
    for (const { offset } of this.rows) ink.put(rowOf(offset));
    ink.text(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`);
  }
}

/** A row of the widths 1, 4 and 1. */
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
