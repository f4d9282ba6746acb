import { isLoopback } from '../foundation/is-loopback.ts';
import type { EnvironmentReader } from './environment-reader.ts';

/**
 * Reads the URL of a geocoder. People's addresses are sent there, so it must use https or be on this
 * machine.
 */
export function readGeocoderUrl(reader: EnvironmentReader): string | undefined {
  const text = reader.text('GEOCODER_URL');
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const here = url?.protocol === 'http:' && isLoopback(url.hostname.replace(/^\[|\]$/g, ''));
  const plain = url && !url.username && !url.password && !url.search && !url.hash;
  if (!plain || !(here || url.protocol === 'https:')) {
    reader.refuse(
      'GEOCODER_URL must be an https address without a query, such as ' +
        'https://geocoding.geo.census.gov/geocoder; http is for this machine only.',
    );
    return undefined;
  }
  return url.href.replace(/\/+$/, '');
}
