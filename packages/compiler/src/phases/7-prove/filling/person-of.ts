import type { Person } from '@formpress/engine';
import type { Bundle } from '@formpress/model';
import { standardEmployee, standardEmployer } from './standard-people.ts';

/** The person of a case, with the standard person's data where the form needs more. Without one, the standard person. */
export function personOf(
  who: 'employee' | 'employer',
  given: Person | undefined,
  bundle: Bundle,
): Person {
  const standard: Person = (who === 'employee' ? standardEmployee : standardEmployer)[
    bundle.country
  ];
  if (!given) return standard;
  const fields = bundle.people[who];
  const needed = Object.entries(standard).filter(([name]) =>
    name === 'address'
      ? bundle.people[`${who}Address`] === 'required'
      : fields[name]?.use === 'required',
  );
  return { ...Object.fromEntries(needed), ...given };
}
