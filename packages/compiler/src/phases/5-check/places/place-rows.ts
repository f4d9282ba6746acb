import { elsewhere, otherPlaces, type Person } from './people-concerned.ts';

/** People who get the same: their homes, where they work, and what they get. */
export type Row = {
  homes: string[];
  isHere: boolean;
  others: string[];
  /** Whether the row is only for people whose employer is not registered here. */
  isUnregistered?: true;
  gets: string;
};

/** Stands for every place, where places make no difference. */
export const anywhere = 'anywhere';

type Gets = (person: Person) => string | undefined;

/**
 * The rows of a table: the first that matches someone applies. People who work here and elsewhere, those who work in
 * two other places, and those whose employer is not registered here have a row only where that makes a difference.
 */
export function rowsFor(own: string, people: readonly Person[], getsOf: Gets): Row[] {
  const outcomes = people.map((person) => ({ person, gets: getsOf(person) }));
  const usual = outcomes.filter(({ person }) => !person.isUnregistered);
  const rows = rowsOfOnePlace(
    own,
    usual.filter(({ person }) => otherPlaces(person.work).length < 2),
  );
  const pairs = usual.filter(({ person }) => otherPlaces(person.work).length === 2);
  const registered = new Map(usual.map(({ person, gets }) => [whoOf(person), gets]));
  const unregistered = outcomes.filter(({ person }) => person.isUnregistered);
  const differing = new Set(
    unregistered
      .filter(({ person, gets }) => registered.get(whoOf(person)) !== gets)
      .map(({ person }) => person.work.isHere),
  );
  const without = unregistered.filter(({ person }) => differing.has(person.work.isHere));
  return [
    ...rows,
    ...rowsOfPairs(own, pairs, rows),
    ...rowsOfOnePlace(own, without).map((row): Row => ({ ...row, isUnregistered: true })),
  ];
}

function whoOf({ home, work }: Person): string {
  return JSON.stringify([home, work.isHere, work.other]);
}

/**
 * Rows for two other places of work. They have rows, for every home, only where what someone gets does not
 * follow from the rows of each place.
 */
function rowsOfPairs(own: string, outcomes: readonly PersonOutcome[], rows: readonly Row[]): Row[] {
  const byPair = new Map<string, PersonOutcome[]>();
  for (const each of outcomes) {
    const { isHere, other } = each.person.work;
    const key = JSON.stringify([isHere, other]);
    byPair.set(key, [...(byPair.get(key) ?? []), each]);
  }
  const merged = new Map<string, Row>();
  for (const [key, all] of byPair) {
    // A flow is for residents or for others: those whom it is not for have no row.
    const isTold = ({ person, gets }: PersonOutcome) =>
      gets === undefined || lookUp(rows, person) === gets;
    if (all.every(isTold)) continue;
    const [isHere, other]: [boolean, string] = JSON.parse(key);
    const byHome = all.map(({ person, gets }): [string, string | undefined] => [person.home, gets]);
    for (const [homes, gets] of groupsOf(byHome, own)) {
      const same = JSON.stringify([homes, isHere, gets]);
      const row = merged.get(same) ?? { homes, isHere, others: [], gets };
      merged.set(same, { ...row, others: [...row.others, other] });
    }
  }
  const found = [...merged.values()];
  return found.sort((a, b) => Number(isLast(a.homes)) - Number(isLast(b.homes)));
}

function rowsOfOnePlace(own: string, outcomes: readonly PersonOutcome[]): Row[] {
  const here = outcomes.filter(({ person: { work } }) => work.isHere && work.other === undefined);
  const both = outcomes.filter(({ person: { work } }) => work.isHere && work.other !== undefined);
  const away = outcomes.filter(({ person: { work } }) => !work.isHere);
  const alone = new Map(here.map(({ person, gets }) => [person.home, gets]));
  const differs = new Set(
    both
      .filter(({ person, gets }) => gets !== alone.get(person.home))
      .map((each) => each.person.home),
  );
  const isTold = (home: string) => differs.has(elsewhere) || differs.has(home);
  return [
    ...groupsOf(
      here.map(({ person, gets }) => [person.home, gets]),
      own,
    ).map(([homes, gets]) => ({ homes, isHere: true, others: [], gets })),
    ...rowsWithOthers(
      own,
      both.filter(({ person }) => isTold(person.home)),
      true,
    ),
    ...rowsWithOthers(own, away, false),
  ];
}

type PersonOutcome = { person: Person; gets: string | undefined };

/** Homes for which the other places of work make the same difference share their rows. */
function rowsWithOthers(own: string, outcomes: readonly PersonOutcome[], isHere: boolean): Row[] {
  const byHome = new Map<string, [string, string | undefined][]>();
  for (const { person, gets } of outcomes) {
    const works = byHome.get(person.home) ?? [];
    works.push([person.work.other ?? '', gets]);
    byHome.set(person.home, works);
  }
  const alike = groupsOf(
    [...byHome].map(([home, works]) => [home, JSON.stringify(works)]),
    own,
  );
  return alike.flatMap(([homes, works]) =>
    groupsOf(JSON.parse(works)).map(([others, gets]) => {
      return { homes, isHere, others, gets };
    }),
  );
}

/** Groups of names with the same outcome, the group of all other places last. */
function groupsOf(
  outcomes: readonly [name: string, gets: string | undefined][],
  own?: string,
): [string[], string][] {
  const groups = new Map<string, string[]>();
  for (const [name, gets] of outcomes) {
    if (typeof gets === 'string') groups.set(gets, [...(groups.get(gets) ?? []), name]);
  }
  const isRest = (names: readonly string[]) => names.includes(elsewhere);
  const rest = groups.size === 1 && own !== undefined && outcomes.length > 1 ? anywhere : elsewhere;
  const restOf = (names: readonly string[]) =>
    rest === elsewhere ? [...names.filter((name) => name === own), rest] : [rest];
  const all = [...groups].map(([gets, names]): [string[], string] => [
    isRest(names) ? restOf(names) : names,
    gets,
  ]);
  return all.sort(([a], [b]) => Number(isLast(a)) - Number(isLast(b)));
}

function isLast(names: readonly string[]): boolean {
  return names.includes(elsewhere) || names.includes(anywhere);
}

type Who = Pick<Person, 'home' | 'work' | 'isUnregistered'>;

/** What someone gets by the rows; undefined where none matches. */
export function lookUp(rows: readonly Row[], { isUnregistered, ...who }: Who): string | undefined {
  const usual = rows.filter((row) => !row.isUnregistered);
  const own = rows.filter((row) => row.isUnregistered && row.isHere === who.work.isHere);
  return find(isUnregistered && own.length > 0 ? own : usual, who);
}

function find(rows: readonly Row[], { home, work }: Who): string | undefined {
  const { isHere, other } = work;
  const [one, two] = otherPlaces(work);
  const fitting = rows.find(
    (row) =>
      row.isHere === isHere &&
      row.others.length > 0 === (other !== undefined) &&
      fits(row.homes, home) &&
      (other === undefined || fits(row.others, other)),
  );
  if (fitting) return fitting.gets;
  if (one !== undefined && two !== undefined) return ofTwoPlaces(rows, home, isHere, [one, two]);
  return isHere && other !== undefined ? find(rows, { home, work: { isHere } }) : undefined;
}

/** Someone who works in two other places gets what one of them changes, where the other changes nothing. */
function ofTwoPlaces(
  rows: readonly Row[],
  home: string,
  isHere: boolean,
  [one, two]: [string, string],
): string | undefined {
  const ofOne = (other: string) => find(rows, { home, work: { isHere, other } });
  const usual = ofOne(elsewhere);
  const [first, second] = [ofOne(one), ofOne(two)];
  return first === usual ? second : first;
}

/** Whether one of the names of a row means a place. A row for all other places is about one place; a pair is always named. */
function fits(names: readonly string[], name: string): boolean {
  return (isLast(names) && !name.includes('+')) || names.includes(name);
}
