import type { HomeAndWork } from '@formpress/engine';
import type { Location, Locations } from './read-location-request.ts';

/** The codes of where someone lives and works, which decide which forms apply. */
export function placeOf({ home, work }: Locations): HomeAndWork {
  return { home: codeOf(home), work: work.map(codeOf) };
}

function codeOf({ shape, address }: Location): string {
  return shape === 'us' ? address.state : address.provinceTerritory;
}
