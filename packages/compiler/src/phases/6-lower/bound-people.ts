import { inEachLanguage, type People, type PersonField } from '@formpress/model';
import { longestWord } from '@formpress/patterns';
import type { LinkedForm } from '../4-link/linked/linked-form.ts';

// Streets are abbreviated before they are refused, so their length is not bounded by one box.
const bounded = {
  employee: ['firstName', 'lastName'],
  employer: ['name'],
  address: ['city'],
} as const;

/**
 * The fields of people with the bounds of the boxes that they are printed in: a box of 15 characters takes a first name of at
 * most 15, and clients learn it from the pattern.
 */
export function boundPeople({ people, pdf }: LinkedForm): People {
  const most = (path: string) => {
    const rooms = pdf.bindings.flatMap((binding) => {
      const isThere = 'print' in binding && binding.print.some((part) => reads(part, path));
      return isThere ? (binding.field.maxLength ?? []) : [];
    });
    return Math.min(...rooms);
  };
  const change = (whose: string, fields: Record<string, PersonField>, names: readonly string[]) => {
    const changed = names.flatMap((name) => {
      const field = fields[name];
      return field ? [[name, shorter(field, most(`${whose}.${name}`))]] : [];
    });
    return { ...fields, ...Object.fromEntries(changed) };
  };
  const living = onlyAddress(people);
  const inCountry = (fields: Record<string, PersonField>) =>
    living ? change(`${living}.address`, fields, bounded.address) : fields;
  return {
    ...people,
    employee: change('employee', people.employee, bounded.employee),
    employer: change('employer', people.employer, bounded.employer),
    address: { us: inCountry(people.address.us), ca: inCountry(people.address.ca) },
  };
}

/** Whose address the form asks for; undefined if both or neither, because both share the same patterns. */
function onlyAddress({ employeeAddress, employerAddress }: People) {
  if (employerAddress === 'unused') return employeeAddress === 'unused' ? undefined : 'employee';
  return employeeAddress === 'unused' ? 'employer' : undefined;
}

function reads(part: object, path: string): boolean {
  if (!('person' in part) || typeof part.person !== 'string') return false;
  const isName = part.person === 'employee.name' && /^employee\.(?:first|last)Name$/.test(path);
  return isName || path === part.person || path.startsWith(`${part.person}.`);
}

/** A field with its pattern and message shortened to `most` characters; unchanged if the pattern does not end in a count. */
function shorter(field: PersonField, most: number): PersonField {
  if (most === Number.POSITIVE_INFINITY) return field;
  const longest = longestWord(field.accepts)?.length ?? 0;
  const end = `{0,${longest - 1}}$`;
  if (most >= longest || most < 2 || !field.accepts.endsWith(end)) return field;
  const say = (text: string) => text.replace(new RegExp(`\\b${longest}\\b`), String(most));
  return {
    ...field,
    accepts: `${field.accepts.slice(0, -end.length)}{0,${most - 1}}$`,
    otherwise: inEachLanguage((language) => say(field.otherwise[language])),
  };
}
