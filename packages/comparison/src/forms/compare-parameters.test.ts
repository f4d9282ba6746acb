import { type EngineRow, inEachLanguage, type TaxParameter } from '@formpress/model';
import { expect, it } from 'vitest';
import { compareParameters } from './compare-parameters.ts';

const row: EngineRow = {
  from: '2020-01-01',
  field: 'credits',
  kind: 'AMOUNT',
  unit: 'DOLLARS',
  frequency: 'YEAR',
  rounding: 'CENT',
  absent: 'ZERO',
};
const parameter = (engine?: EngineRow[]): TaxParameter[] => [
  {
    id: 'FED.dependentsAmt',
    type: 'dollarAmount',
    is: { read: 'credits', as: 'number' },
    about: inEachLanguage(() => 'Credits'),
    ...(engine && { engine }),
  },
];
const said = (before?: EngineRow[], after?: EngineRow[]) =>
  compareParameters(parameter(before), parameter(after)).map(({ breaks, says }) => [
    ...breaks,
    says,
  ]);

it('tells payroll when a parameter belongs in another field', () => {
  expect(said([row], [row])).toEqual([]);
  const later = { ...row, from: '2027-01-01', field: 'dependentCredits' };
  expect(said([row], [row, later])).toEqual([
    [
      'PAYROLL',
      'FED.dependentsAmt belongs in "credits" and "dependentCredits"; before, in "credits".',
    ],
  ]);
  expect(said([row], [{ from: row.from, none: 'No engine needs it.' }])).toEqual([
    ['PAYROLL', 'FED.dependentsAmt belongs in no field; before, in "credits".'],
  ]);
  expect(said([row], undefined)).toHaveLength(1);
});

it('tells payroll when the same field is read in another way', () => {
  expect(said([row], [{ ...row, frequency: 'PAY_PERIOD' }])).toEqual([
    ['PAYROLL', 'Payroll engines read FED.dependentsAmt in another way.'],
  ]);
});

it('breaks nobody by saying it for the first time', () => {
  expect(said(undefined, [row])).toEqual([]);
});
