import { limits, tooManyObjects } from './limits.ts';

/** The location of an object: an offset in the file, or an index in an object stream. */
export type ObjectLocation = { offset: number } | { container: number; index: number } | 'free';

/** Consecutive rows of a cross-reference stream, decoded on demand. */
type Run = { first: number; count: number; rows: Uint8Array; at: number; widths: Widths };

/** Runs shorter than this are decoded at once, and so are all runs after the maximum number. */
const longRun = 64;
const maxRuns = 16;

/** The widths of the three fields of a row, in bytes. */
export type Widths = [kind: number, second: number, third: number];

/** The locations of all objects of a file. The first entry for an object counts. */
export class ObjectLocations {
  private readonly single = new Map<number, ObjectLocation>();
  private readonly runs: Run[] = [];

  get(number: number): ObjectLocation | undefined {
    const known = this.single.get(number);
    if (known !== undefined) return known;
    for (const run of this.runs) {
      if (number >= run.first && number < run.first + run.count) return placeIn(run, number);
    }
    return undefined;
  }

  /** Adds a location, unless the object already has one. */
  add(number: number, place: ObjectLocation): void {
    if (this.get(number) === undefined) this.single.set(number, place);
  }

  /** Adds the available rows, and returns how many bytes they take. */
  addRows(first: number, count: number, rows: Uint8Array, at: number, widths: Widths): number {
    const width = widths[0] + widths[1] + widths[2];
    const there = Math.max(0, Math.min(count, Math.floor((rows.length - at) / width)));
    if (first + there > limits.objects + 1) throw tooManyObjects();
    const run = { first, count: there, rows, at, widths };
    if (there >= longRun && this.runs.length < maxRuns) this.runs.push(run);
    else for (let i = first; i < first + there; i += 1) this.add(i, placeIn(run, i));
    return there * width;
  }

  /** Sets a location, replacing any earlier one. */
  replace(number: number, place: ObjectLocation): void {
    this.single.set(number, place);
  }

  /** One more than the largest object number. */
  get size(): number {
    let size = 1;
    for (const number of this.single.keys()) size = Math.max(size, number + 1);
    for (const { first, count } of this.runs) size = Math.max(size, first + count);
    return size;
  }

  /** The objects that were added one by one. */
  singles(): [number, ObjectLocation][] {
    return [...this.single];
  }
}

function placeIn({ first, rows, at, widths }: Run, number: number): ObjectLocation {
  const [a, b, c] = widths;
  const row = at + (number - first) * (a + b + c);
  const kind = a === 0 ? 1 : bigEndian(rows, row, a);
  const second = bigEndian(rows, row + a, b);
  if (kind === 1) return { offset: second };
  return kind === 2 ? { container: second, index: bigEndian(rows, row + a + b, c) } : 'free';
}

function bigEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (let i = at; i < at + length; i += 1) value = value * 256 + (bytes[i] ?? 0);
  return value;
}
