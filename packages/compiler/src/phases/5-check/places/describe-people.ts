import { plainList } from '@formpress/comparison';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { describeEmployer, describePerson, inPlace } from './describe-person.ts';
import { elsewhere, otherPlaces, type Person } from './people-concerned.ts';

/** Describes several people, after "people who": live in PA or NY and work in NJ. Leaves out other places of work. */
export function describePeople(people: readonly Person[], locality: LinkedLocality): string {
  const alone = people.filter(({ work }) => !(work.isHere && work.other !== undefined));
  const [first, ...more] = alone.length > 0 ? alone : people;
  if (!first) return 'live anywhere';
  if (more.length === 0) return describePerson(first, locality);
  const all = [first, ...more];
  const homes = [...new Set(all.map(({ home }) => home))];
  const others = [...new Set(all.flatMap(({ work }) => work.other ?? []))];
  const here = first.work.isHere ? [`in ${locality.code}`] : [];
  const works = [...here, ...(others.length > 0 ? [describePlaces(others)] : [])].join(' and ');
  return `live ${describePlaces(homes)} and work ${works}${describeEmployer(first)}`;
}

function describePlaces(names: readonly string[]): string {
  const pairs = names.map((other) => otherPlaces({ isHere: false, other }));
  const codes = pairs.flatMap(([name = '', second]) =>
    second !== undefined || name === elsewhere || name === 'abroad' ? [] : [name],
  );
  const rest = pairs.flatMap((places) =>
    places.length > 1
      ? [places.map(inPlace).join(' and ')]
      : codes.includes(places[0] ?? '')
        ? []
        : places,
  );
  const inCodes = codes.length > 0 ? [`in ${plainList(codes, 'or')}`] : [];
  return plainList([...inCodes, ...rest], 'or');
}
