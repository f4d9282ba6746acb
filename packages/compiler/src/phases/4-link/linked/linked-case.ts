import type { Person } from '@formpress/engine';
import type { Place } from '../../../diagnostics/diagnostic.ts';

/** A worked example with all names resolved. */
export type LinkedCase = {
  at: Place;
  about: string;
  data: CaseData;
  /** Full field names by the names the case uses. */
  fields: Map<string, string>;
  /** The place of each part, by its path of names; the whole case has the empty path. */
  places: ReadonlyMap<string, Place>;
};

/** The key of a part of a case among its places. */
export function keyInCase(path: readonly string[]): string {
  return path.join('\n');
}

/** The place of a part of a case, or of the nearest part around it that is written. */
export function placeInCase({ at, places }: LinkedCase, ...path: string[]): Place {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const place = places.get(keyInCase(path.slice(0, depth)));
    if (place) return place;
  }
  return at;
}

/** What a case gives and expects. */
export type CaseData = {
  answers: Record<string, string>;
  federal?: Record<string, string>;
  employee?: Person;
  employer?: Person;
  expect: {
    path?: string[];
    finish?: string;
    values?: Record<string, string>;
    taxParameters?: Record<string, string>;
    pdf?: Record<string, string>;
  };
};
