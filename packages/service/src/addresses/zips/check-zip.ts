import type { UsAddress } from '@formpress/model';
import { borderZips } from './border-zips.ts';
import { cityKey } from './city-key.ts';
import type { Point, ZipEntry, ZipTable } from './zip-table.ts';

/** What the table says about an address's ZIP code. */
export type ZipCheck =
  | { kind: 'unknownZip' | 'otherState' | 'otherCity' }
  | { kind: 'agrees'; middle?: Point };

/** A post office is a city's own or a neighbour's: farther away than this, it is another city's. */
const farInKilometers = 100;
const kilometersPerDegree = 111.2;

/** A longer name is none of a city, and is not looked up. */
const maxCityLength = 60;

/** Whether ZIP code, state and city go together. */
export function checkZip(table: ZipTable, { zipCode, state, city }: UsAddress): ZipCheck {
  const zip = zipCode.slice(0, 5);
  const entry = table.find(zip);
  if (!entry) return { kind: 'unknownZip' };
  if (entry.state !== state && borderZips.get(zip) !== state) return { kind: 'otherState' };
  if (isFarFrom(table, entry, city)) return { kind: 'otherCity' };
  return { kind: 'agrees', ...(entry.middle && { middle: entry.middle }) };
}

/**
 * A ZIP code serves places of many names, and the table has one: a name it does not know is let
 * pass, and so is one that is known nearby.
 */
function isFarFrom(table: ZipTable, entry: ZipEntry, city: string): boolean {
  const { middle } = entry;
  const number = city.length > maxCityLength ? undefined : table.cityNumber(cityKey(city));
  if (!middle || number === undefined || number === entry.city) return false;
  const middles = table.entriesOf(number, entry.state).flatMap((each) => each.middle ?? []);
  return middles.length > 0 && middles.every((each) => kilometers(each, middle) > farInKilometers);
}

/** Near enough at the size of a state: the globe as a plane. */
function kilometers(one: Point, other: Point): number {
  const north = one.latitude - other.latitude;
  const parallel = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180);
  const east = (one.longitude - other.longitude) * parallel;
  return Math.hypot(north, east) * kilometersPerDegree;
}
