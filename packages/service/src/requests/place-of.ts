import type { Location, Locations } from './read-location-request.ts';

/** Where someone lives and works, by the codes that decide which forms apply. */
export function placeOf({ home, work }: Locations): { home: string; work: string[] } {
  return { home: codeOf(home), work: work.map(codeOf) };
}

function codeOf({ shape, address }: Location): string {
  return shape === 'us' ? address.state : address.provinceTerritory;
}
