import { expect, it } from 'vitest';
import { calculatedBy } from './calculated-by.ts';

const ids: Record<string, string> = {
  1: 'wages',
  2: 'interest',
  3: 'total',
  4: 'less',
  '1a': 'tips',
  '1b': 'overtime',
  A: 'own',
  B: 'spouse',
  C: 'children',
  A1: 'self',
  A2: 'partner',
};
const idOf = (line: string) => ids[line];

it.each([
  ['Add lines 1 through 3', 'wages + interest + total'],
  ['Add lines 1 and 2. Enter the result here', 'wages + interest'],
  ['Add lines 1a, 1b, and 2', 'tips + overtime + interest'],
  ['Add lines A through C and enter the total here', 'own + spouse + children'],
  ['Add the amounts from lines 1a and 1b and enter the result on line 1c', 'tips + overtime'],
  ['Subtract line 4 from line 3. If zero or less, enter 0', 'max(0, total - less)'],
  ['Multiply line 2 by $1,500', 'interest * 1500'],
  ['Add lines A1 through A2', 'self + partner'],
  ['Line 3 minus line 4. If zero or less, enter 0', 'max(0, total - less)'],
  ['Line A1 multiplied by $219', 'self * 219'],
])('reads how a line is calculated: %s', (text, formula) => {
  expect(calculatedBy(text, idOf)).toBe(formula);
});

it.each([
  'Add lines 1 through 9',
  'Enter your wages',
  'If line 1 is more than line 2, subtract line 4 from line 3',
  'Subtract line 9 from line 3',
  'Line 3 minus line 4. If less than zero, enter as a negative amount',
])('proposes nothing where the words say more, or a line is not known: %s', (text) => {
  expect(calculatedBy(text, idOf)).toBeUndefined();
});
