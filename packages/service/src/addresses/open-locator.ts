import type { Log } from '../foundation/log.ts';
import type { Settings } from '../settings/settings.ts';
import { createLocator, type Locator } from './create-locator.ts';
import { censusGeocoder } from './geocoding/census-geocoder.ts';
import { createLocateHouses } from './geocoding/locate-houses.ts';
import { openZipTable } from './zips/zip-table.ts';

/** The locator of a service, with the shipped table of ZIP codes and the configured geocoder. */
export function openLocator({ geocoderUrl }: Settings, log: Log): Locator {
  const zips = openZipTable();
  if (geocoderUrl === undefined) return createLocator(zips);
  return createLocator(zips, createLocateHouses(censusGeocoder(geocoderUrl), { log }));
}
