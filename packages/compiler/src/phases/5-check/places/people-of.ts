import type { HomeAndWork } from '@formpress/engine';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { codesNamed } from '../localities/offers-of.ts';
import { placesIn } from '../localities/places-in.ts';

/** The name of all places that no condition names. */
export const elsewhere = 'elsewhere';

/** Where someone works: in the locality, in another place, or in both. A place is named by its code, or as elsewhere. */
type Work = { isHere: boolean; other?: string };

/** Someone who represents all people that conditions do not distinguish. */
export type Person = { home: string; work: Work; is: HomeAndWork };

/** Everyone whom a locality concerns, one person for all that conditions do not distinguish. More codes distinguish more people. */
export function peopleOf(locality: LinkedLocality, more: readonly string[] = []): Person[] {
  const { code } = locality;
  const isNational = code.endsWith('FEDERAL');
  const named = [...new Set([...codesNamed(locality), ...more])].sort();
  const codeOf = codesFor(locality, named);
  const others = [...named.filter((each) => each !== code), elsewhere].filter(codeOf);
  const homes = isNational ? [...others, 'abroad'] : [code, ...others];
  const away = isNational ? others.filter((other) => other !== elsewhere) : others;
  const person = (home: string, work: Work): Person => {
    const here = isNational ? codeOf(elsewhere) : code;
    const work_ = [work.isHere ? here : '', work.other ? codeOf(work.other) : ''].filter(Boolean);
    return { home, work, is: { home: codeOf(home), work: work_ } };
  };
  return [
    ...homes.map((home) => person(home, { isHere: true })),
    ...(isNational ? [] : homes).flatMap((home) =>
      others.map((other) => person(home, { isHere: true, other })),
    ),
    ...(isNational ? homes : [code]).flatMap((home) =>
      away.map((other) => person(home, { isHere: false, other })),
    ),
  ];
}

/** A code for each name. Places that are not named represent elsewhere and abroad; empty where all are named. */
function codesFor({ code, country }: LinkedLocality, named: readonly string[]) {
  const free = (places: readonly string[]) =>
    places.find((place) => place !== code && !named.includes(place)) ?? '';
  const foreign = placesIn[country === 'US' ? 'CA' : 'US'];
  const players: Record<string, string> = {
    [elsewhere]: free(placesIn[country]),
    abroad: free(foreign),
  };
  return (name: string) => players[name] ?? name;
}
