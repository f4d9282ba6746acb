import { readDate } from '@formpress/formula';
import type { Bundle } from '@formpress/model';
import type { Address, FillRequest } from '../foundation/fill-request.ts';
import { textAt } from '../foundation/text-at.ts';
import { shapeOfAddress } from './address-shape.ts';
import { fullName } from './full-name.ts';
import { joinPieces } from './join-pieces.ts';
import { identifierPrinter } from './print-identifier.ts';
import { mustHaveExpiryDate } from './social-insurance-number.ts';

/** Reads the printed text of a person's field from a request; empty when the form does not use it. */
export type PersonReader = (request: FillRequest) => string;

type Whose = 'employee' | 'employer';

/** Prepares a reader for a path such as employee.name, employer.federalEIN or employee.address.city. */
export function personReader(path: string, bundle: Bundle): PersonReader {
  const [who, name = '', part] = path.split('.');
  const whose = who === 'employer' ? 'employer' : 'employee';
  if (name === 'address') return addressReader(whose, part, bundle);
  if (path !== 'employee.name') return fieldReader(whose, name, bundle);
  const first = fieldReader(whose, 'firstName', bundle);
  const middle = fieldReader(whose, 'middleInitial', bundle);
  const last = fieldReader(whose, 'lastName', bundle);
  return (request) => fullName(first(request), middle(request), last(request));
}

function fieldReader(whose: Whose, name: string, { people }: Bundle): PersonReader {
  const field = Object.hasOwn(people[whose], name) ? people[whose][name] : undefined;
  if (!field || field.use === 'unused') return () => '';
  const print = identifierPrinter(name);
  const printed: PersonReader = (request) =>
    print(textAt(request[whose] ?? {}, name), request.signForm === 'PREVIEW');
  return name === 'socialInsuranceNumberExpiryDate' ? expiryReader(printed) : printed;
}

/** Reads an expiry date, which only the number of a temporary resident has. */
function expiryReader(printed: PersonReader): PersonReader {
  return (request) => {
    if (!mustHaveExpiryDate(textAt(request.employee, 'socialInsuranceNumber'))) return '';
    const text = printed(request);
    return readDate(text) ?? text;
  };
}

function addressReader(whose: Whose, name: string | undefined, bundle: Bundle): PersonReader {
  const { people, country } = bundle;
  if (people[`${whose}Address`] === 'unused') return () => '';
  return (request) => {
    const address = request[whose]?.address;
    const shape = address ? shapeOfAddress(address, country) : 'mixed';
    if (!address || shape === 'mixed') return '';
    if (name === undefined) return oneLine(address, shape);
    return Object.hasOwn(people.address[shape], name) ? partOf(address, name) : '';
  };
}

function partOf(address: Address, name: string): string {
  return identifierPrinter(name)(textAt(address, name), false);
}

function oneLine(address: Address, shape: 'us' | 'ca'): string {
  const [place, code] = shape === 'us' ? ['state', 'zipCode'] : ['provinceTerritory', 'postalCode'];
  return joinPieces([
    { value: partOf(address, 'streetAddress1') },
    { words: ' ' },
    { value: partOf(address, 'streetAddress2') },
    { words: ', ' },
    { value: partOf(address, 'city') },
    { words: ', ' },
    { value: partOf(address, place) },
    { words: ' ' },
    { value: partOf(address, code) },
  ]);
}
