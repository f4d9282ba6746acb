import { expect, it } from 'vitest';
import { names } from '../../test/names.ts';
import { parse } from '../parse/parse.ts';
import { printForClient } from '../print/print-for-client.ts';
import { readsOf } from '../run/reads-of.ts';
import { lower } from './lower.ts';

function lowered(text: string) {
  const { node, problems } = parse(text);
  if (!node) throw new Error(problems[0].message);
  return lower(node, names);
}

it.each([
  ['children * @credit', 'children * 2200'],
  ['income + @loss', 'income + -12.5'],
  ['.5 * 7', '0.5 * 7'],
  ['min(income, @credit)', 'income <= 2200 ? income : 2200'],
  ['max(0, income - 5)', '0 >= income - 5 ? 0 : income - 5'],
  [
    'max(1, children, income)',
    '1 >= children && 1 >= income ? 1 : children >= income ? children : income',
  ],
  ["status in ['SINGLE', 'MARRIED'] ? 1 : 0", "status == 'SINGLE' || status == 'MARRIED' ? 1 : 0"],
  ['countYes(isExempt, isSenior)', '(isExempt ? 1 : 0) + (isSenior ? 1 : 0)'],
  ["payPeriods == '52' ? 1 : 0", 'payPeriods == 52 ? 1 : 0'],
  ["payPeriods in ['52', 26.5] ? 1 : 0", 'payPeriods == 52 || payPeriods == 26.5 ? 1 : 0'],
  [
    '@deduction[status]',
    `status == 'SINGLE' ? 16100 : status == 'MARRIED' ? 32200 : status == "HEAD'S" ? 24150 : 0`,
  ],
  ['@perPeriod[payPeriods]', 'payPeriods == 52 ? 1 : payPeriods == 26.5 ? 2 : 0'],
  ['@forSenior[isSenior]', 'isSenior ? 3 : 4'],
  ['band(@value, income)', 'income > 50.5 ? 20 : 10'],
  [
    'band(@schedule[status], income)',
    "status == 'SINGLE' ? income > 10 ? 0.11 + 0.022 * (income - 10) : 0.011 * income" +
      " : status == 'MARRIED' ? 1 + 0.5 * (income - 5)" +
      ` : status == "HEAD'S" ? income > 0 ? 2 + 1 * income : 7 : 0`,
  ],
  ['lookup(@letters, children)', 'children <= 9 ? 2 : 1'],
  ['lookup(@chart, children)', 'children <= 9 ? 5 : children <= 19 ? 6.5 : -7'],
  [
    'lookup(@wages[status], children + 1, children)',
    "status == 'SINGLE' ? children + 1 <= 9 ? children <= 4 ? 1 : 2 : children <= 4 ? 3 : 4" +
      ` : status == 'MARRIED' ? 5 : status == "HEAD'S" ? 6 : 0`,
  ],
  [
    'lookup(@wages[status else MARRIED], 9, children)',
    `status == 'SINGLE' ? 9 <= 9 ? children <= 4 ? 1 : 2 : children <= 4 ? 3 : 4` +
      ` : status == "HEAD'S" ? 6 : 5`,
  ],
  [
    '@deduction[status else SINGLE]',
    `status == 'MARRIED' ? 32200 : status == "HEAD'S" ? 24150 : 16100`,
  ],
  ['not isExempt and (isSenior or income != 0)', '!isExempt && (isSenior || income != 0)'],
  ['-(-income) - -5', '-(-income) - -5'],
])('writes %s out for clients as %s', (formula, expected) => {
  expect(printForClient(lowered(formula))).toBe(expected);
});

it('records the kind that each name is read as', () => {
  expect(lowered("payPeriods > 1 and status == 'SINGLE' and not isExempt")).toEqual({
    op: 'and',
    left: {
      op: 'and',
      left: { op: '>', left: { read: 'payPeriods', as: 'number' }, right: { number: '1' } },
      right: { op: '==', left: { read: 'status', as: 'text' }, right: { text: 'SINGLE' } },
    },
    right: { not: { read: 'isExempt', as: 'yesNo' } },
  });
});

it('lists the names an expression reads, each once', () => {
  expect(readsOf(lowered('max(income, children) > 0 ? @deduction[status] : income'))).toEqual([
    'income',
    'children',
    'status',
  ]);
});

it('refuses formulas that were not checked', () => {
  expect(() => lowered('salary')).toThrow('There is no variable salary.');
  expect(() => lowered('@nothing')).toThrow('There is no amount @nothing.');
});
