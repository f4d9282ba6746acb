import type { AddressError, CanadianAddress, Language, LocationData } from '@formpress/model';
import type { Trace } from '../foundation/trace.ts';
import type { Location, Locations } from '../requests/read-location-request.ts';
import { inLanguage, wrongPostalCode } from './address-results.ts';
import type { LocateHouses } from './geocoding/locate-houses.ts';
import {
  type CheckedAddress,
  locateAddress,
  normalizeAddress,
  streetQuery,
} from './locate-address.ts';
import { checkZip } from './zips/check-zip.ts';
import { postalCodeMayBelongTo } from './zips/postal-provinces.ts';
import type { ZipTable } from './zips/zip-table.ts';

type LocationReport = { locationData: LocationData[]; errors?: AddressError[] };

/** Locates the addresses of a request. It never affects which forms apply. */
export type Locator = (
  locations: Locations,
  language: Language,
  trace?: Trace,
) => Promise<LocationReport>;

type Named = { id: string; location: Location };

/** Creates a locator that uses the table of ZIP codes, and a geocoder if one is configured. */
export function createLocator(zips: ZipTable, locateHouses?: LocateHouses): Locator {
  return async ({ home, work }, language, trace) => {
    const named: Named[] = [
      { id: 'home', location: home },
      ...work.map((location, index) => ({ id: `work${index + 1}`, location })),
    ];
    const judged = named.flatMap((each) => checkUsAddress(each, zips));
    const houses = (await locateHouses?.(judged.map(streetQuery), trace)) ?? [];
    const located = judged.map((each, index) => locateAddress(each, houses[index], language));
    const wrong = new Map(located.flatMap(({ error }) => (error ? [[error.id, error]] : [])));
    for (const error of named.flatMap((each) => checkCanadianAddress(each, language))) {
      wrong.set(error.id, error);
    }
    const errors = named.flatMap(({ id }) => wrong.get(id) ?? []);
    const anyCanadian = named.some(({ location }) => location.shape === 'ca');
    return {
      locationData: located.map(({ data }) => data),
      ...((anyCanadian || errors.length > 0) && { errors }),
    };
  };
}

function checkUsAddress({ id, location }: Named, zips: ZipTable): CheckedAddress[] {
  if (location.shape !== 'us') return [];
  const { address } = location;
  const normalized = normalizeAddress(address);
  return [{ id, address, normalized, verdict: checkZip(zips, normalized) }];
}

function checkCanadianAddress({ id, location }: Named, language: Language): AddressError[] {
  if (location.shape !== 'ca') return [];
  const { provinceTerritory, postalCode }: CanadianAddress = location.address;
  if (postalCodeMayBelongTo(provinceTerritory, postalCode)) return [];
  const { code, description } = inLanguage(wrongPostalCode, language);
  return [{ id, code, message: description }];
}
