import type { Amount, Names, Variable } from '../src/foundation/names.ts';

/** The options of the question status. */
export const options = ['SINGLE', 'MARRIED', "HEAD'S"];
const variables: Record<string, Variable> = {
  income: { kind: 'number', scale: 2 },
  children: { kind: 'number', scale: 0 },
  'federal.deductions': { kind: 'number' },
  payPeriods: { kind: 'text', options: ['52', '26.5'], numeric: true },
  status: { kind: 'text', options },
  isExempt: { kind: 'yesNo' },
  isSenior: { kind: 'yesNo' },
};
const amounts: Record<string, Amount> = {
  credit: { number: '2200' },
  share: { number: '0.075' },
  loss: { number: '-12.5' },
  deduction: {
    byAnswer: {
      SINGLE: { number: '16100' },
      MARRIED: { number: '32200' },
      "HEAD'S": { number: '24150' },
    },
  },
  perPeriod: { byAnswer: { '52': { number: '1' }, '26.5': { number: '2' } } },
  forSenior: { byAnswer: { true: { number: '3' }, false: { number: '4' } } },
  value: {
    bySize: [
      { over: '0', is: '10' },
      { over: '50.5', is: '20' },
    ],
  },
  letters: {
    byRange: {
      rows: [{ least: '0', most: '9' }, { least: '10' }],
      codes: ['A', 'B'],
      cells: [['B'], ['A']],
    },
  },
  chart: {
    byRange: {
      rows: [{ least: '0', most: '9' }, { least: '10', most: '19' }, { least: '20' }],
      cells: [['5'], ['6.5'], ['-7']],
    },
  },
  wages: {
    byAnswer: {
      SINGLE: {
        byRange: {
          rows: [{ least: '0', most: '9' }, { least: '10' }],
          columns: [
            { least: '0', most: '4' },
            { least: '5', most: '8' },
          ],
          cells: [
            ['1', '2'],
            ['3', '4'],
          ],
        },
      },
      MARRIED: {
        byRange: { rows: [{ least: '0' }], columns: [{ least: '0', most: '8' }], cells: [['5']] },
      },
      "HEAD'S": {
        byRange: { rows: [{ least: '0' }], columns: [{ least: '0', most: '8' }], cells: [['6']] },
      },
    },
  },
  schedule: {
    byAnswer: {
      SINGLE: {
        bySize: [
          { over: '0', plus: '0', rate: '0.011' },
          { over: '10', plus: '0.11', rate: '0.022' },
        ],
      },
      MARRIED: { bySize: [{ over: '5', plus: '1', rate: '0.5' }] },
      "HEAD'S": {
        bySize: [
          { over: '-10', is: '7' },
          { over: '0', plus: '2', rate: '1' },
        ],
      },
    },
  },
};

/** The names that the formulas below use. */
export const names: Names = {
  variable: (name) => variables[name],
  amount: (name) => amounts[name],
  variables: () => Object.keys(variables),
  amounts: () => Object.keys(amounts),
};

/** The variables that are numbers, and those that are yes or no. */
export const numberNames = ['income', 'children', 'federal.deductions', 'payPeriods'];
export const yesNames = ['isExempt', 'isSenior'];
