import { expect, it } from 'vitest';
import { marked } from '../../../../test/foundation/marked.ts';
import type { Amount, Names, Variable } from '../foundation/names.ts';
import { parse } from '../parse/parse.ts';
import { check } from './check.ts';

const variables: Record<string, Variable> = {
  income: { kind: 'number', scale: 2 },
  children: { kind: 'number', scale: 0 },
  percent: { kind: 'number' },
  payPeriods: { kind: 'text', options: ['52', '26'], numeric: true },
  quarters: { kind: 'text', options: ['4', '1.0'], numeric: true },
  filingStatus: { kind: 'text', options: ['SINGLE', 'MARRIED', 'HEAD_OF_HOUSEHOLD'] },
  county: { kind: 'text' },
  isExempt: { kind: 'yesNo' },
  dateOfBirth: { kind: 'date' },
  nonresidentOf: { kind: 'choices', options: ['NEW_YORK_STATE', 'YONKERS'] },
};
const amounts: Record<string, Amount> = {
  childCredit: { number: '2200' },
  share: { number: '0.075' },
  nothing: { number: '0' },
  renewBy: { date: '2027-02-16' },
  deduction: {
    byAnswer: {
      SINGLE: { number: '1' },
      MARRIED: { number: '2' },
      HEAD_OF_HOUSEHOLD: { number: '3' },
    },
  },
  lacking: { byAnswer: { SINGLE: { number: '1' }, MARIED: { number: '2' } } },
  mixed: {
    byAnswer: {
      SINGLE: { number: '1' },
      MARRIED: { date: '2026-01-01' },
      HEAD_OF_HOUSEHOLD: { number: '3' },
    },
  },
  schedule: {
    bySize: [
      { over: '0', plus: '0', rate: '0.011' },
      { over: '9', is: '20' },
    ],
  },
  falling: {
    bySize: [
      { over: '9', is: '1' },
      { over: '0', is: '20' },
    ],
  },
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
  ['«filingStaus»', 'There is no question "filingStaus". Did you mean "filingStatus"?'],
  ['«salary» + 1', 'There is no question "salary".'],
  ['«childCredit» + 1', '"childCredit" is an amount. Write @childCredit.'],
  ['filingStatus == «SINGLE»', '"SINGLE" is an answer. Put it in quotes: \'SINGLE\'.'],
  ['«@childCredt» + 1', 'There is no amount "@childCredt". Did you mean "@childCredit"?'],
  ['«@income» + 1', '"income" is a question. Write it without @.'],
  ['«mim»(1, 2)', 'There is no function "mim". Did you mean "min"?'],
  ['«if»(isExempt, 1, 2)', 'There is no function "if".'],
  ['«income»(1)', '"income" is a question, not a function, so no bracket can follow it.'],
  ['income + «isExempt»', '+ needs numbers, and "isExempt" is yes or no.'],
  ['-«filingStatus»', '- needs numbers, and "filingStatus" is a text.'],
  ['not «income»', 'not needs yes or no, and "income" is a number.'],
  ['«income» ? 1 : 2', '? needs yes or no, and "income" is a number.'],
  [
    "isExempt ? 1 : «'A'»",
    'Both values of ? : must be of the same kind, but one is a number and the other a text.',
  ],
  [
    "filingStatus == «'SINGEL'»",
    '"filingStatus" is never SINGEL. It can be SINGLE, MARRIED or HEAD_OF_HOUSEHOLD.',
  ],
  [
    "filingStatus in ['SINGLE', «'WIDOWED'»]",
    '"filingStatus" is never WIDOWED. It can be SINGLE, MARRIED or HEAD_OF_HOUSEHOLD.',
  ],
  ['payPeriods == «53»', '"payPeriods" is never 53. It can be 52 or 26.'],
  ["payPeriods == «'weekly'»", '"payPeriods" is never weekly. It can be 52 or 26.'],
  [
    "income == «'5'»",
    '== needs two values of the same kind: "income" is a number, and \'5\' is a text.',
  ],
  ["«filingStatus» < 'SINGLE'", '< compares numbers or dates, and "filingStatus" is a text.'],
  ["dateOfBirth < «'1961-02-30'»", "'1961-02-30' is not a date."],
  ["«nonresidentOf» == 'YONKERS'", '== cannot compare a list of choices.'],
  [
    "«'YONKER'» in nonresidentOf",
    '"nonresidentOf" is never YONKER. It can be NEW_YORK_STATE or YONKERS.',
  ],
  ["'SINGLE' in «filingStatus»", 'in needs a list, and "filingStatus" is a text.'],
  ['«county» in nonresidentOf', 'Write one answer in quotes before in.'],
  ['income in «[]»', 'This list is empty.'],
  ['«@deduction» + 1', '"@deduction" is a table by answer. Write @deduction[question].'],
  ['«@schedule» + 1', '"@schedule" is a table by size. Write band(@schedule, number).'],
  [
    '«@childCredit[filingStatus]» + 1',
    '"@childCredit" is one amount, so no answer can pick from it.',
  ],
  [
    '@deduction[«income»] + 1',
    '"income" has no list of answers, so it cannot pick from "@deduction".',
  ],
  [
    '«@lacking[filingStatus]» + 1',
    '"@lacking" has no entry for MARRIED and HEAD_OF_HOUSEHOLD, which "filingStatus" can be.',
  ],
  ['«@mixed[filingStatus]»', '"@mixed" mixes dates and numbers.'],
  ['«band(income)»', 'band takes a table and a number.'],
  ['band(«@childCredit», income)', 'band needs a table by size, and "@childCredit" is not one.'],
  ['band(«@falling», income)', 'Each "over" of "@falling" must be above the one before it.'],
  ['«min(income)»', 'min compares at least two numbers.'],
  ['«countYes()»', 'countYes has nothing to count.'],
  ['1 / «income»', 'This can be zero, and nothing can be divided by zero.'],
  ['1 / «@nothing»', 'This can be zero, and nothing can be divided by zero.'],
  ['income >= 0 ? 1 / «income» : 0', 'This can be zero, and nothing can be divided by zero.'],
  ['income > 0 ? 1 : 1 / «income»', 'This can be zero, and nothing can be divided by zero.'],
  [
    'income > 0 or isExempt ? 1 / «income» : 0',
    'This can be zero, and nothing can be divided by zero.',
  ],
])('says of %s: %s', (text, message) => {
  const { text: formula, span } = marked(text);
  expect(checked(formula).problems.map(({ message, span }) => ({ message, span }))).toEqual([
    { message, span },
  ]);
});

it('reports a mistake once, however much depends on it', () => {
  expect(checked('min(salary, 1) + salary > 2 ? salary : 0').problems).toHaveLength(3);
});

it('shows how to guard a division', () => {
  expect(checked('1 / income').problems).toMatchObject([
    { help: 'Write income > 0 ? … / income : 0.' },
  ]);
  expect(checked('1 / (income - 1)').problems).toMatchObject([
    { help: 'Write income - 1 > 0 ? … / (income - 1) : 0.' },
  ]);
});

it.each([
  '1 / 4',
  '1 / @childCredit',
  '1 / -@childCredit',
  '1 / @deduction[filingStatus]',
  '1 / payPeriods',
  '1 / (@childCredit - 100)',
  '1 / max(1, income)',
  'income > 0 ? 1 / income : 0',
  '0 < income ? 1 / income : 0',
  'income != 0 ? 1 / income : 0',
  'income == 0 ? 0 : 1 / income',
  'income <= 0 ? 0 : 1 / (2 * income)',
  'not (income == 0) and isExempt ? 1 / income : 0',
  'isExempt or income == 0 ? 0 : 1 / income',
  'income != 0 and 1 / income > 2',
  'income == 0 or 1 / income > 2',
  'income - 5 > 0 ? 1 / (income - 5) : 0',
  '1 / (income > 0 ? income : 1)',
])('lets %s divide', (formula) => {
  expect(checked(formula).problems).toEqual([]);
});

it('names the answers that a division depends on', () => {
  expect(checked('income / payPeriods').mustBeAnswered).toEqual([
    { name: 'payPeriods', span: { start: 9, end: 19 } },
  ]);
  expect(checked('payPeriods > 0 ? income / payPeriods : 0').mustBeAnswered).toEqual([]);
});

it.each([
  ['filingStatus', 'text'],
  ["filingStatus == 'SINGLE'", 'yesNo'],
  ["filingStatus == ''", 'yesNo'],
  ["payPeriods == '52'", 'yesNo'],
  ['payPeriods > 30', 'yesNo'],
  ["'YONKERS' in nonresidentOf", 'yesNo'],
  ['dateOfBirth < @renewBy', 'yesNo'],
  ["dateOfBirth < '1961-01-02'", 'yesNo'],
  ['@renewBy', 'date'],
  ["isExempt ? 'A' : 'B'", 'text'],
  ['nonresidentOf', 'choices'],
  ['band(@schedule, income)', 'number'],
])('knows that %s is of the kind %s', (formula, kind) => {
  expect(checked(formula)).toMatchObject({ kind, problems: [] });
});

it.each([
  ['children', 0],
  ['income', 2],
  ['percent', 'unbounded'],
  ['income + 0.125', 3],
  ['children * @share', 3],
  ['income * @share', 5],
  ['income / 4', 4],
  ['income / 3', 'unbounded'],
  ['income / quarters', 4],
  ['income / payPeriods', 'unbounded'],
  ['payPeriods / 2', 0],
  ['@childCredit / 3', 'unbounded'],
  ['(@childCredit - 100) / 3', 0],
  ['max(0, children)', 0],
  ['isExempt ? income : 0', 2],
  ['countYes(isExempt)', 0],
  ['band(@schedule, children)', 3],
  ['isExempt', 0],
] as const)('finds that the decimals of %s are %s', (formula, decimals) => {
  expect(checked(formula).decimals).toBe(decimals);
});

it('lists what is read, tables and lists of choices included', () => {
  const formula = "'YONKERS' in nonresidentOf ? @deduction[filingStatus] : income";
  const { reads, amounts: used } = checked(formula);
  expect(reads.map(({ name }) => name)).toEqual(['nonresidentOf', 'filingStatus', 'income']);
  expect(used).toEqual(['deduction']);
});

it('names what clients cannot calculate', () => {
  expect(checked("'YONKERS' in nonresidentOf ? 1 : 0").notForClients).toEqual([
    {
      message: '"nonresidentOf" can have several answers, so it cannot be used in a calculation.',
      span: { start: 13, end: 26 },
    },
  ]);
  expect(checked('dateOfBirth < @renewBy ? 1 : 0').notForClients).toEqual([
    {
      message: '"dateOfBirth" is a date, so it cannot be used in a calculation.',
      span: { start: 0, end: 11 },
    },
  ]);
});
