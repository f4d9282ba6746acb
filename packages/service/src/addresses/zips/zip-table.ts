import { readFileSync } from 'node:fs';
import { once } from '../../foundation/once.ts';

/** A ZIP code's state, city and centre. */
export type ZipEntry = {
  state: string;
  /** The number of the city's name; the same name has the same number everywhere. */
  city: number;
  /** Absent for military post offices and where the source has no coordinates. */
  middle?: Point;
};

/** Coordinates in degrees north and east. */
export type Point = { latitude: number; longitude: number };

/** All ZIP codes. Entries are decoded on demand; only an index of the cities is kept. */
export type ZipTable = {
  size: number;
  find(zip: string): ZipEntry | undefined;
  /** The number of a city by key, if any ZIP code has it. */
  cityNumber(key: string): number | undefined;
  /** The ZIP codes of a city in a state. */
  entriesOf(city: number, state: string): ZipEntry[];
};

/** The offsets in a row of the table, in bytes. */
export const zipRow = { zip: 0, state: 3, city: 4, latitude: 6, longitude: 9, size: 12 } as const;

/** Coordinates are stored in these fractions of a degree. */
export const unitsPerDegree = 10_000;

/** Opens the table that ships with the service. */
export function openZipTable(): ZipTable {
  return readZipTable(readFileSync(new URL('../../../data/zip-codes.bin', import.meta.url)));
}

/**
 * Reads a table as scripts/build-zip-table.ts writes it: a line of states, a line of city keys,
 * then rows of one size, ordered by ZIP code.
 */
export function readZipTable(bytes: Buffer): ZipTable {
  const endOfStates = bytes.indexOf('\n');
  const endOfCities = bytes.indexOf('\n', endOfStates + 1);
  const states = bytes.toString('latin1', 0, endOfStates).split(' ');
  const cities = once(() => {
    const keys = bytes.toString('latin1', endOfStates + 1, endOfCities).split(' ');
    return new Map(keys.map((key, number) => [key, number]));
  });
  const rows = bytes.subarray(endOfCities + 1);
  const byCity = once(() => rowsByCity(rows));
  const size = rows.length / zipRow.size;
  if (!Number.isInteger(size) || size === 0) throw new Error('The table of ZIP codes is cut off.');
  return {
    size,
    find(zip) {
      const row = rowOf(rows, Number(zip));
      return row === undefined ? undefined : entryAt(rows, row, states);
    },
    cityNumber: (key) => cities().get(key),
    entriesOf: (city, state) =>
      (byCity().get(city) ?? [])
        .map((row) => entryAt(rows, row, states))
        .filter((entry) => entry.state === state),
  };
}

/** The offsets of each city's rows. A request may have fifty cities, so they are indexed. */
function rowsByCity(rows: Buffer): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let row = 0; row < rows.length; row += zipRow.size) {
    const city = rows.readUInt16LE(row + zipRow.city);
    const known = found.get(city);
    if (known) known.push(row);
    else found.set(city, [row]);
  }
  return found;
}

function entryAt(rows: Buffer, row: number, states: string[]): ZipEntry {
  const latitude = rows.readIntLE(row + zipRow.latitude, 3) / unitsPerDegree;
  const longitude = rows.readIntLE(row + zipRow.longitude, 3) / unitsPerDegree;
  return {
    state: states[rows.readUInt8(row + zipRow.state)] ?? '',
    city: rows.readUInt16LE(row + zipRow.city),
    ...((latitude !== 0 || longitude !== 0) && { middle: { latitude, longitude } }),
  };
}

/** The offset of a ZIP code's row. */
function rowOf(rows: Buffer, zip: number): number | undefined {
  let low = 0;
  let high = rows.length / zipRow.size - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = rows.readUIntLE(middle * zipRow.size + zipRow.zip, 3);
    if (found === zip) return middle * zipRow.size;
    if (found < zip) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}
