import { expect, it } from 'vitest';
import { marked } from '../../../../test/foundation/marked.ts';
import type { Amount, Names, Variable } from '../foundation/names.ts';
import { parse } from '../parse/parse.ts';
import { check } from './check.ts';

const variables: Record<string, Variable> = {
  income: { kind: 'number', scale: 2 },
  children: { kind: 'number', scale: 0 },
  percent: { kind: 'number' },
  filingStatus: { kind: 'text', options: ['SINGLE', 'MARRIED'] },
  isExempt: { kind: 'yesNo' },
};
const amounts: Record<string, Amount> = {
  deduction: { byAnswer: { SINGLE: { number: '1' }, MARRIED: { number: '2' } } },
  schedule: { bySize: [{ over: '0', is: '20' }] },
  chart: {
    byRange: { rows: [{ least: '0', most: '9' }, { least: '10' }], cells: [['1'], ['2.5']] },
  },
  grid: { byRange: { rows: [{ least: '0' }], columns: [{ least: '0' }], cells: [['1']] } },
};
const names: Names = {
  variable: (name) => variables[name],
  amount: (name) => amounts[name],
  variables: () => Object.keys(variables),
  amounts: () => Object.keys(amounts),
};

function checked(text: string) {
  const { node, problems } = parse(text);
  if (!node) throw new Error(problems[0].message);
  return check(node, names);
}

it.each([
  ['«@chart» + 1', '"@chart" is a table by ranges. Write lookup(@chart, number).'],
  [
    '«lookup(income)»',
    'lookup takes a table, a number for its rows and, if it has columns, a number for them.',
  ],
  ['lookup(«@schedule», children)', 'lookup needs a table by ranges, and "@schedule" is not one.'],
  ['lookup(@chart, «isExempt»)', 'lookup needs numbers, and "isExempt" is yes or no.'],
  ['«lookup(@grid, children)»', '"@grid" has columns, and nothing says which one.'],
  ['lookup(@chart, children, «children»)', '"@chart" has rows only, so no number picks a column.'],
  [
    'lookup(@chart, «income»)',
    'This can have 2 decimals, but the rows of the table are whole numbers: it could lie between two of them.',
  ],
  [
    'lookup(@grid, children, «percent»)',
    'This can have any number of decimals, but the columns of the table are whole numbers: it could lie between two of them.',
  ],
  [
    '@deduction[filingStatus else «WIDOWED»] + 1',
    '"filingStatus" is never WIDOWED. It can be SINGLE or MARRIED.',
  ],
])('finds what is wrong with %s', (formula, message) => {
  const { text, span } = marked(formula);
  const [problem, ...others] = checked(text).problems;
  expect([problem?.message, problem?.span, others]).toEqual([message, span, []]);
});

it('gives a number with the decimals of the cells', () => {
  expect(checked('lookup(@chart, children)')).toMatchObject({ kind: 'number', decimals: 1 });
  expect(checked('lookup(@grid, children, 7)')).toMatchObject({ kind: 'number', decimals: 0 });
});

it('lists the lookups with what picks the row and the column', () => {
  const { lookups } = checked('lookup(@grid, children, 7) + lookup(@chart, children)');
  const said = lookups.map(({ table, row, column }) => [table.name, row.type, column?.type]);
  expect(said).toEqual([
    ['grid', 'name', 'number'],
    ['chart', 'name', undefined],
  ]);
});
