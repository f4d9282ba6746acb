import fc from 'fast-check';
import { expect, it } from 'vitest';
import { otherPlaces, type Person } from './people-concerned.ts';
import { lookUp, type Row, rowsFor } from './place-rows.ts';

const homes = ['DC', 'MD', 'elsewhere'];
const others = ['MD', 'VA', 'elsewhere'];
const pairs = ['MD+VA', 'MD+elsewhere', 'VA+elsewhere'];

function person(home: string, isHere: boolean, other?: string): Person {
  return { home, work: { isHere, ...(other && { other }) }, is: { home, work: [] } };
}

const registered = [
  ...homes.map((home) => person(home, true)),
  ...homes.flatMap((home) => [...others, ...pairs].map((other) => person(home, true, other))),
  ...[...others, ...pairs].map((other) => person('DC', false, other)),
];
const people = [
  ...registered,
  ...registered
    .filter(({ work }) => otherPlaces(work).length < 2)
    .map((each): Person => ({ ...each, isUnregistered: true })),
];

it('gives back for everyone what the rows were made from', () => {
  const anyOutcomes = fc.array(fc.constantFrom('nothing', 'DC101', 'DC101*', 'DC101 DC102'), {
    minLength: people.length,
    maxLength: people.length,
  });
  fc.assert(
    fc.property(anyOutcomes, (outcomes) => {
      const rows = rowsFor('DC', people, (each) => outcomes[people.indexOf(each)]);
      expect(people.map((each) => lookUp(rows, each))).toEqual(outcomes);
    }),
  );
});

it('says nothing of people whom a flow is not for', () => {
  const rows = rowsFor('DC', people, ({ home }) => (home === 'DC' ? undefined : 'DC102'));
  expect(rows).toEqual([{ homes: ['anywhere'], isHere: true, others: [], gets: 'DC102' }]);
});

it('has a row for two places or an employer without registration only where it makes a difference', () => {
  const getsOf = ({ work, isUnregistered }: Person) => {
    if (isUnregistered && !work.isHere) return 'nothing';
    return work.isHere || otherPlaces(work).includes('MD') ? 'DC101*' : 'DC101';
  };
  const expected: Row[] = [
    { homes: ['anywhere'], isHere: true, others: [], gets: 'DC101*' },
    { homes: ['DC'], isHere: false, others: ['MD'], gets: 'DC101*' },
    { homes: ['DC'], isHere: false, others: ['elsewhere'], gets: 'DC101' },
    { homes: ['DC'], isHere: false, others: ['elsewhere'], gets: 'nothing', isUnregistered: true },
  ];
  expect(rowsFor('DC', people, getsOf)).toEqual(expected);
});
