import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeStreet, normalizeWords } from './normalize-street.ts';
import { streetSuffixes } from './street-suffixes.ts';
import { directions, loneUnits, numberedUnits } from './street-words.ts';

it.each([
  ['11 S Union St', '11 S UNION ST'],
  ['11 South Union Street', '11 S UNION ST'],
  ['64 n. union st.', '64 N UNION ST'],
  ['100 North Avenue', '100 NORTH AVE'],
  ['100 North', '100 NORTH'],
  ['200 Main Street North', '200 MAIN ST N'],
  ['12 South East Street', '12 S EAST ST'],
  ['5 Park Avenue Court', '5 PARK AVENUE CT'],
  ['1600 Pennsylvania Avenue Northwest', '1600 PENNSYLVANIA AVE NW'],
  ['123 1/2 Oak Lane, Apartment 4B', '123 1/2 OAK LN APT 4B'],
  ['500 Fifth Avenue, Suite #1200', '500 FIFTH AVE STE 1200'],
  ['500 Fifth Ave #12', '500 FIFTH AVE # 12'],
  ['7 Rue de l’Église', '7 RUE DE LEGLISE'],
  ['P.O. Box 123', 'PO BOX 123'],
  ['Post Office Box 123', 'PO BOX 123'],
  ['Rural Route 2 Box 18', 'RR 2 BOX 18'],
  ['HC 1 Box 4', 'HC 1 BOX 4'],
  ['500 39.2 Road', '500 39.2 RD'],
  ['112-10 Bronx Road', '112-10 BRONX RD'],
  ['Apartment 4B', 'APT 4B'],
  ['Penthouse', 'PH'],
  ['12 Lake Road Rear', '12 LAKE RD REAR'],
  ['100 Court', '100 COURT'],
  ['', ''],
])('writes %j as %j', (sent, postal) => {
  expect(normalizeStreet(sent)).toBe(postal);
});

it('writes a city in capitals without accents', () => {
  expect(normalizeWords('Cañon  City')).toBe('CANON CITY');
  expect(normalizeWords("Coeur d'Alene")).toBe('COEUR DALENE');
});

const vocabularies = [streetSuffixes, directions, numberedUnits, loneUnits];
const word = fc.oneof(
  fc.constantFrom(...vocabularies.flatMap((each) => [...each.keys()])),
  fc.constantFrom('12', '1/2', '4B', 'Main', 'de', 'la', 'Box', 'P.O.', 'RR', 'Peña', '#12', 'St.'),
  fc.string({ maxLength: 6 }),
);

it('changes nothing when it normalizes twice', () => {
  const line = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(line, (text) => {
      const once = normalizeStreet(text);
      expect(normalizeStreet(once)).toBe(once);
      expect(normalizeWords(normalizeWords(text))).toBe(normalizeWords(text));
    }),
    { numRuns: 10_000 },
  );
});
