import type { Geocoder, StreetMatch } from './geocoder.ts';
import { readAtMost } from './read-at-most.ts';

const maxBytes = 64 * 1024;
const benchmark = 'Public_AR_Current';

type Json = Record<string, unknown>;

/**
 * The US Census Bureau's geocoder (Geocoding Services, `locations/address`). It interpolates the
 * position of a house from the range of house numbers between two corners.
 */
export function censusGeocoder(baseUrl: string): Geocoder {
  return async ({ street, city, state, zip }, signal, trace) => {
    const query = new URLSearchParams({ street, city, state, zip, benchmark, format: 'json' });
    const response = await fetch(`${baseUrl}/locations/address?${query}`, {
      headers: { accept: 'application/json', ...(trace && { traceparent: trace.traceparent }) },
      redirect: 'error',
      signal,
    });
    const text = await readAtMost(response, maxBytes);
    // The geocoder refuses an address that it cannot parse. That is an answer, not an error.
    if (response.status === 400) return [];
    if (response.status !== 200) throw new Error(`The geocoder answered ${response.status}.`);
    return readMatches(JSON.parse(text));
  };
}

function readMatches(reply: unknown): StreetMatch[] {
  const matches = member(member(reply, 'result'), 'addressMatches');
  if (!Array.isArray(matches)) throw new Error('The geocoder sent no list of matches.');
  return matches.map(readMatch);
}

function readMatch(match: unknown): StreetMatch {
  const coordinates = member(match, 'coordinates');
  const components = member(match, 'addressComponents');
  return {
    matchedAddress: text(member(match, 'matchedAddress')),
    state: text(member(components, 'state')),
    zip: text(member(components, 'zip')),
    latitude: degrees(member(coordinates, 'y'), 90),
    longitude: degrees(member(coordinates, 'x'), 180),
  };
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Json)[key] : undefined;
}

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Error('The geocoder sent a match without a required text.');
}

function degrees(value: unknown, most: number): number {
  if (typeof value === 'number' && Math.abs(value) <= most) return value;
  throw new Error('The geocoder sent a match without coordinates.');
}
