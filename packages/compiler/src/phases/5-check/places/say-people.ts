import { plainList } from '@formpress/comparison';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { elsewhere, type Person } from './people-of.ts';
import { sayPerson } from './say-person.ts';

/** Describes several people, after "people who": live in PA or NY and work in NJ. Leaves out other places of work. */
export function sayPeople(people: readonly Person[], locality: LinkedLocality): string {
  const alone = people.filter(({ work }) => !(work.isHere && work.other !== undefined));
  const [first, ...more] = alone.length > 0 ? alone : people;
  if (!first) return 'live anywhere';
  if (more.length === 0) return sayPerson(first, locality);
  const all = [first, ...more];
  const homes = [...new Set(all.map(({ home }) => home))];
  const others = [...new Set(all.flatMap(({ work }) => work.other ?? []))];
  const here = first.work.isHere ? [`in ${locality.code}`] : [];
  const works = [...here, ...(others.length > 0 ? [sayPlaces(others)] : [])].join(' and ');
  return `live ${sayPlaces(homes)} and work ${works}`;
}

function sayPlaces(names: readonly string[]): string {
  const codes = names.filter((name) => name !== elsewhere && name !== 'abroad');
  const rest = names.filter((name) => !codes.includes(name));
  const inCodes = codes.length > 0 ? [`in ${plainList(codes, 'or')}`] : [];
  return plainList([...inCodes, ...rest], 'or');
}
