import type { People } from '@formpress/model';
import { shapeOfAddress } from './address-shape.ts';
import { readDate } from './calendar.ts';
import type { Address, FillRequest, Person } from './fill-request.ts';
import { joinPieces } from './join-pieces.ts';
import type { PreparedForm } from './prepare-form.ts';
import { printIdentifier } from './print-identifier.ts';
import { mustHaveExpiryDate } from './social-insurance-number.ts';
import { textAt } from './text-at.ts';

/** What prints of the people, by paths such as employee.address.city; the unused is absent. */
export function peopleValues(form: PreparedForm, request: FillRequest): Map<string, string> {
  const { people } = form.bundle;
  const { employee, employer = {} } = request;
  const isMasked = request.signForm === 'PREVIEW';
  const values = new Map([
    ...personValues('employee', people.employee, employee, isMasked),
    ...addressValues('employee.address', people.employeeAddress, employee.address, form),
    ...personValues('employer', people.employer, employer, isMasked),
    ...addressValues('employer.address', people.employerAddress, employer.address, form),
  ]);
  values.set(
    'employee.name',
    fullName((name) => values.get(`employee.${name}`) ?? ''),
  );
  if (!mustHaveExpiryDate(textAt(employee, 'socialInsuranceNumber'))) {
    values.delete('employee.socialInsuranceNumberExpiryDate');
  }
  return values;
}

/** First name, middle initial and last name. */
export function fullName(part: (name: string) => string): string {
  const parts = ['firstName', 'middleInitial', 'lastName'].map(part);
  return parts.filter((text) => text !== '').join(' ');
}

function personValues(
  whose: 'employee' | 'employer',
  fields: People['employee'],
  person: Person,
  isMasked: boolean,
): [string, string][] {
  return Object.entries(fields)
    .filter(([, { use }]) => use !== 'unused')
    .map(([name]) => {
      const text = textAt(person, name);
      const date = name === 'socialInsuranceNumberExpiryDate' ? readDate(text) : undefined;
      return [`${whose}.${name}`, date ?? printIdentifier(name, text, isMasked)];
    });
}

function addressValues(
  path: string,
  use: People['employeeAddress'],
  address: Address | undefined,
  form: PreparedForm,
): [string, string][] {
  if (use === 'unused' || !address) return [];
  const shape = shapeOfAddress(address, form.bundle.country);
  if (shape === 'mixed') return [];
  const part = (name: string) => printIdentifier(name, textAt(address, name), false);
  const names = Object.keys(form.bundle.people.address[shape]);
  return [
    [path, oneLine(part, shape)],
    ...names.map((name): [string, string] => [`${path}.${name}`, part(name)]),
  ];
}

function oneLine(part: (name: string) => string, shape: 'us' | 'ca'): string {
  const [place, code] = shape === 'us' ? ['state', 'zipCode'] : ['provinceTerritory', 'postalCode'];
  return joinPieces([
    { value: part('streetAddress1') },
    { words: ' ' },
    { value: part('streetAddress2') },
    { words: ', ' },
    { value: part('city') },
    { words: ', ' },
    { value: part(place) },
    { words: ' ' },
    { value: part(code) },
  ]);
}
