import type { HomeAndWork } from '@formpress/engine';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { placeCodesIn } from '../localities/offers-of.ts';
import { placesIn } from '../localities/places-in.ts';

/** Stands for all places that no condition names. */
export const elsewhere = 'elsewhere';

/** Joins the names of the two other places where one person works, as in MD+VA. */
const and = '+';

/** Where someone works: in the locality, in another place or two, or in both. A place is named by its code, or as elsewhere. */
type Work = { isHere: boolean; other?: string };

/** Someone who represents all people that conditions do not distinguish. */
export type Person = {
  home: string;
  work: Work;
  /** Whether the employer is registered elsewhere, but not here. */
  isUnregistered?: true;
  is: HomeAndWork;
};

/** The names of the other places where someone works. */
export function otherPlaces({ other = '' }: Work): string[] {
  return other === '' ? [] : other.split(and);
}

/**
 * Everyone whom a locality concerns, including people who work in two other places and people whose
 * employer is not registered here. More codes distinguish more people.
 */
export function everyoneConcerned(
  locality: LinkedLocality,
  more: readonly string[] = [],
): Person[] {
  const usual = peopleConcerned(locality, more);
  const unregistered = usual.map(
    (person): Person => ({
      ...person,
      isUnregistered: true,
      is: { ...person.is, registered: [] },
    }),
  );
  return [...usual, ...withTwoPlaces(locality, usual, more), ...unregistered];
}

/** People who work in two other places. Places that no condition looks for among places of work count once, as elsewhere. */
function withTwoPlaces(
  locality: LinkedLocality,
  people: readonly Person[],
  more: readonly string[],
): Person[] {
  const others = people.filter(({ work }) => work.other !== undefined);
  const named = new Set([...worksNamed(locality), ...more, elsewhere]);
  return others.flatMap((one) =>
    others
      .filter(
        ({ home, work }) =>
          home === one.home &&
          work.isHere === one.work.isHere &&
          [one.work.other ?? '', work.other ?? ''].every((name) => named.has(name)) &&
          (one.work.other ?? '') < (work.other ?? ''),
      )
      .map((two) => joined(one, two)),
  );
}

function joined({ home, work, is }: Person, two: Person): Person {
  const places = [...new Set([...is.work, ...two.is.work])];
  const other = `${work.other}${and}${two.work.other}`;
  return { home, work: { isHere: work.isHere, other }, is: { ...is, work: places } };
}

/** The codes that conditions look for among the places of work. */
function worksNamed({ forms, flows, nothing }: LinkedLocality): string[] {
  const conditions = [
    ...forms.flatMap(({ when, recommended }) => [when, recommended]),
    ...flows.flatMap(({ rows }) => rows.map(({ when }) => when)),
    ...nothing.map(({ when }) => when),
  ];
  const texts = conditions.map((condition) => condition?.text ?? '').join(' ');
  return [...texts.matchAll(/['"]([A-Z]{2})['"] in work/g)].map(([, code = '']) => code);
}

/**
 * Everyone whom a locality concerns, one person for each group that conditions do not divide. More codes
 * make more groups.
 */
export function peopleConcerned(locality: LinkedLocality, more: readonly string[] = []): Person[] {
  const { code } = locality;
  const isNational = code.endsWith('FEDERAL');
  const named = [...new Set([...placeCodesIn(locality), ...more])].sort();
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

/** A code for each name. For elsewhere and abroad, it is that of a place that is not named, or empty where all are named. */
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
