import type { UsAddress } from '@formpress/model';
import { borderZips } from './border-zips.ts';
import { cityKey } from './city-key.ts';
import type { Point, ZipEntry, ZipTable } from './zip-table.ts';

/** The result of checking an address's ZIP code. */
export type ZipCheck =
  | { kind: 'unknownZip' | 'otherState' | 'otherCity' }
  | { kind: 'agrees'; middle?: Point };

/** A post office farther away than this belongs to another city. */
const farInKilometers = 100;
const kilometersPerDegree = 111.2;

/** Longer names are not cities, and are not looked up. */
const maxCityLength = 60;

/** Checks whether ZIP code, state and city match. */
export function checkZip(table: ZipTable, { zipCode, state, city }: UsAddress): ZipCheck {
  const zip = zipCode.slice(0, 5);
  const entry = table.find(zip);
  if (!entry) return { kind: 'unknownZip' };
  if (entry.state !== state && borderZips.get(zip) !== state) return { kind: 'otherState' };
  if (isFarFrom(table, entry, city)) return { kind: 'otherCity' };
  return { kind: 'agrees', ...(entry.middle && { middle: entry.middle }) };
}

/**
 * Whether a city is far from a ZIP code. A ZIP code serves places with many names and the table has
 * one, so unknown names and names known nearby are accepted.
 */
function isFarFrom(table: ZipTable, entry: ZipEntry, city: string): boolean {
  const { middle } = entry;
  const number = city.length > maxCityLength ? undefined : table.cityNumber(cityKey(city));
  if (!middle || number === undefined || number === entry.city) return false;
  const middles = table.entriesOf(number, entry.state).flatMap((each) => each.middle ?? []);
  return middles.length > 0 && middles.every((each) => kilometers(each, middle) > farInKilometers);
}

/** The approximate distance on a plane, which is good enough within a state. */
function kilometers(one: Point, other: Point): number {
  const north = one.latitude - other.latitude;
  const parallel = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180);
  const east = (one.longitude - other.longitude) * parallel;
  return Math.hypot(north, east) * kilometersPerDegree;
}
