import type { AddressError, Language, LocationData } from '@formpress/model';
import type { Location, Locations } from '../requests/read-location-request.ts';
import { locateAddress } from './locate-address.ts';

/** What is known about the addresses of a request. Canadian ones are taken as they are. */
export function locateAll(
  { home, work }: Locations,
  language: Language,
): { locationData: LocationData[]; errors?: AddressError[] } {
  const named: [string, Location][] = [
    ['home', home],
    ...work.map((location, index): [string, Location] => [`work${index + 1}`, location]),
  ];
  const located = named.flatMap(([id, location]) =>
    location.shape === 'us' ? locateAddress(id, location.address, language) : [],
  );
  const errors = located.flatMap(({ error }) => error ?? []);
  const anyCanadian = named.some(([, { shape }]) => shape === 'ca');
  return {
    locationData: located.map(({ data }) => data),
    ...((anyCanadian || errors.length > 0) && { errors }),
  };
}
