import { composed, maxTextLength } from '@formpress/formula';
import type { Address, Person } from '../wire/fill.ts';

/** The two persons of a form. */
export type PersonRole = 'employee' | 'employer';

/** A field that a form uses, and whether it may stay empty. */
export type PersonField = {
  /** Its place in fillPdf, such as employee.address.city or federalValues.isExempt. */
  path: string;
  /** Its own name, such as city. */
  name: string;
  pattern: string;
  isOptional: boolean;
};

/** What may stay empty where a source does not say what is required. */
const optionalNames = ['middleInitial', 'streetAddress2', 'socialInsuranceNumberExpiryDate'];

/** What a form says about the fields of a person. */
export type PersonRules = {
  patterns?: Person | undefined;
  /** The paths of required fields, of both persons. */
  required?: readonly string[] | undefined;
};

/** The fields of a person that were not given, or given in a way that the form does not accept, in the order of the form. */
export function missingFields(
  who: PersonRole,
  { patterns = {}, required }: PersonRules,
  given: Person = {},
): PersonField[] {
  const fieldOf = (path: string, name: string, pattern: string): PersonField => {
    const isRequired = required
      ? required.includes(path)
      : who === 'employee' && !optionalNames.includes(name);
    return { path, name, pattern, isOptional: !isRequired };
  };
  return Object.entries(patterns).flatMap(([name, pattern]) => {
    if (pattern === undefined) return [];
    if (typeof pattern !== 'string') return missingParts(pattern, given.address, `${who}.address`);
    return isWritten(pattern, given[name]) ? [] : [fieldOf(`${who}.${name}`, name, pattern)];
  });

  function missingParts(parts: Address, address: Address = {}, path: string): PersonField[] {
    const fields = Object.entries(parts).map(([name, pattern]) =>
      fieldOf(`${path}.${name}`, name, pattern),
    );
    const known = Object.keys(address).filter((name) => address[name] !== '');
    if (known.length === 0) return fields;
    // An address of another country is complete by other rules, which the service knows.
    if (known.some((name) => parts[name] === undefined)) return [];
    return fields.filter(
      ({ name, pattern, isOptional }) =>
        !isWritten(pattern, address[name]) && (!isOptional || known.includes(name)),
    );
  }
}

function isWritten(pattern: string, given: string | Address | undefined): boolean {
  return typeof given === 'string' && given !== '' && isAccepted(pattern, given);
}

function isAccepted(pattern: string, written: string): boolean {
  const text = composed(written);
  return text.length <= maxTextLength && new RegExp(pattern).test(text);
}

/** Why a field cannot be left as it is; undefined when it can. */
export function fieldProblem(
  { pattern, isOptional }: Pick<PersonField, 'pattern' | 'isOptional'>,
  written: string,
): 'MISSING' | 'INVALID_ANSWER' | undefined {
  if (written === '') return isOptional ? undefined : 'MISSING';
  return isAccepted(pattern, written) ? undefined : 'INVALID_ANSWER';
}

/** A person with the fields that were filled in, by their paths. */
export function withFields(
  who: PersonRole,
  given: Person,
  entered: ReadonlyMap<string, string>,
): Person {
  const person: Person = { ...given };
  for (const [path, text] of entered) {
    const [whose, name = '', part] = path.split('.');
    if (whose !== who || text === '') continue;
    if (part === undefined) person[name] = text;
    else person.address = { ...person.address, [part]: text };
  }
  return person;
}
