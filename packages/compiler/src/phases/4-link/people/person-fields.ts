import type { Bundle } from '@formpress/model';

/** The names of all employee and employer fields that the form can print. */
export function personFields(people: Bundle['people']): Set<string> {
  const names = new Set<string>(['employee.name']);
  for (const who of ['employee', 'employer'] as const) {
    for (const [name, { use }] of Object.entries(people[who])) {
      if (use !== 'unused') names.add(`${who}.${name}`);
    }
    if (people[`${who}Address`] === 'unused') continue;
    names.add(`${who}.address`);
    for (const name of [...Object.keys(people.address.us), ...Object.keys(people.address.ca)]) {
      names.add(`${who}.address.${name}`);
    }
  }
  return names;
}
