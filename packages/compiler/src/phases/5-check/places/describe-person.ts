import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { elsewhere, otherPlaces, type Person } from './people-concerned.ts';

/** Where someone lives and works, to follow "people who": live in PA and work in NJ. */
export function describePerson(
  person: Pick<Person, 'home' | 'work' | 'isUnregistered'>,
  locality: LinkedLocality,
) {
  const { home, work } = person;
  const { code } = locality;
  const isNational = code.endsWith('FEDERAL');
  const homeName = isNational && home === elsewhere ? code : home;
  const works = [...(work.isHere ? [code] : []), ...otherPlaces(work)];
  return `live ${inPlace(homeName)} and work ${works.map(inPlace).join(' and ')}${describeEmployer(person)}`;
}

/** A clause about people whose employer is not registered here. */
export function describeEmployer({ isUnregistered }: Pick<Person, 'isUnregistered'>): string {
  return isUnregistered ? ' for an employer that is not registered here' : '';
}

/** A place after a verb: in PA, elsewhere, in the country of a federal locality. */
export function inPlace(name: string): string {
  if (name === elsewhere || name === 'abroad') return name;
  if (name.endsWith('FEDERAL')) return name === 'FEDERAL' ? 'in the US' : 'in Canada';
  return `in ${name}`;
}
