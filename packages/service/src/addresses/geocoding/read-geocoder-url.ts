import { isLoopback } from '../../is-loopback.ts';

/**
 * Reads the address of a geocoder. People's addresses are sent there: over https, or within this
 * machine.
 */
export function readGeocoderUrl(text: string | undefined, problems: string[]): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const here = url?.protocol === 'http:' && isLoopback(url.hostname.replace(/^\[|\]$/g, ''));
  const plain = url && !url.username && !url.password && !url.search && !url.hash;
  if (!plain || !(here || url.protocol === 'https:')) {
    problems.push(
      'GEOCODER_URL must be an https address without a query, such as ' +
        'https://geocoding.geo.census.gov/geocoder; http is for this machine only.',
    );
    return undefined;
  }
  return url.href.replace(/\/+$/, '');
}
