import { elsewhere, type Person } from './people-of.ts';

/** People who get the same: their homes, where they work, and what they get. */
export type Row = { homes: string[]; isHere: boolean; others: string[]; gets: string };

/** Means every place, where no place makes a difference. */
export const anywhere = 'anywhere';

type Gets = (person: Person) => string | undefined;

/**
 * The rows of a table: the first that matches someone applies. People who work here and elsewhere have a row
 * only where that makes a difference.
 */
export function rowsFor(own: string, people: readonly Person[], getsOf: Gets): Row[] {
  const outcomes = people.map((person) => ({ person, gets: getsOf(person) }));
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

/** What someone gets by the rows; nothing where none matches. */
export function lookUp(
  rows: readonly Row[],
  { home, work }: Pick<Person, 'home' | 'work'>,
): string | undefined {
  const { isHere, other } = work;
  const fitting = rows.find(
    (row) =>
      row.isHere === isHere &&
      row.others.length > 0 === (other !== undefined) &&
      fits(row.homes, home) &&
      (other === undefined || fits(row.others, other)),
  );
  if (fitting) return fitting.gets;
  return isHere && other !== undefined ? lookUp(rows, { home, work: { isHere } }) : undefined;
}

function fits(names: readonly string[], name: string): boolean {
  return isLast(names) || names.includes(name);
}
