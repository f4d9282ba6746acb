import { expect, it } from 'vitest';
import type { Person } from '../wire/fill.ts';
import { fieldProblem, missingFields, withFields } from './person-fields.ts';

const patterns = {
  firstName: '^[A-Z]+$',
  middleInitial: '^[A-Z]$',
  address: {
    streetAddress1: '^.+$',
    streetAddress2: '^.+$',
    city: '^[A-Z].+$',
    state: '^[A-Z]{2}$',
  },
};

const pathsOf = (given: Person) =>
  missingFields('employee', { patterns }, given).map(({ path }) => path.replace('employee.', ''));

it('asks for what was not given, and for an address as a whole', () => {
  expect(pathsOf({ firstName: 'ANA' })).toEqual([
    'middleInitial',
    'address.streetAddress1',
    'address.streetAddress2',
    'address.city',
    'address.state',
  ]);
});

it('asks for the missing parts of an address, and leaves one of another country alone', () => {
  const known = { firstName: 'ANA', middleInitial: 'B' };
  const opp = { streetAddress1: '1 Main', city: 'Opp' };
  expect([
    pathsOf({ ...known, address: opp }),
    pathsOf({ ...known, address: { ...opp, provinceTerritory: 'ON' } }),
  ]).toEqual([['address.state'], []]);
});

it('asks again for what the form does not accept', () => {
  const address = { streetAddress1: '1 Main', city: 'opp', state: 'AL' };
  expect(pathsOf({ firstName: 'Ana', middleInitial: 'B', address })).toEqual([
    'firstName',
    'address.city',
  ]);
});

it('requires what is not optional, and checks what is filled in', () => {
  const [first, middle] = missingFields('employee', { patterns });
  if (!first || !middle) throw new Error('Two fields are missing.');
  expect([
    fieldProblem(first, ''),
    fieldProblem(middle, ''),
    fieldProblem(middle, 'ab'),
    fieldProblem(first, 'ANA'),
  ]).toEqual(['MISSING', undefined, 'INVALID_ANSWER', undefined]);
});

it('requires of the employer what the form says, and nothing where it says nothing', () => {
  const rules = { patterns: { name: '^.+$', telephoneNumber: '^.+$' } };
  const optional = (required?: string[]) =>
    missingFields('employer', { ...rules, required }).map(({ isOptional }) => isOptional);
  expect([optional(), optional(['employer.name'])]).toEqual([
    [true, true],
    [false, true],
  ]);
});

it('puts what was filled in to what was given', () => {
  const entered = new Map([
    ['employee.firstName', 'ANA'],
    ['employee.address.city', 'Opp'],
    ['employee.middleInitial', ''],
    ['employer.name', 'Example'],
  ]);
  expect(withFields('employee', { lastName: 'Sample' }, entered)).toEqual({
    lastName: 'Sample',
    firstName: 'ANA',
    address: { city: 'Opp' },
  });
});
