import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { elsewhere, type Person } from './people-of.ts';

/** Where someone lives and works, to follow "people who": live in PA and work in NJ. */
export function describePerson(
  { home, work }: Pick<Person, 'home' | 'work'>,
  locality: LinkedLocality,
) {
  const { code } = locality;
  const isNational = code.endsWith('FEDERAL');
  const homeName = isNational && home === elsewhere ? code : home;
  const works = [work.isHere ? inPlace(code) : '', work.other ? inPlace(work.other) : ''];
  return `live ${inPlace(homeName)} and work ${works.filter(Boolean).join(' and ')}`;
}

/** A place after a verb: in PA, elsewhere, in the country of a federal locality. */
function inPlace(name: string): string {
  if (name === elsewhere || name === 'abroad') return name;
  if (name.endsWith('FEDERAL')) return name === 'FEDERAL' ? 'in the US' : 'in Canada';
  return `in ${name}`;
}
