import { expect, it } from 'vitest';
import type { LinkedAmount } from '../../phases/4-link/linked/linked-amount.ts';
import { printedAmounts } from './printed-amounts.ts';

const at = { file: 'form.yaml', start: 0, end: 0 };
const amountsOf = (all: Pick<LinkedAmount, 'name' | 'amount'>[]) => ({
  amounts: new Map(all.map((each) => [each.name, { ...each, at, from: 'Line 1', tables: [] }])),
});

it('names the amounts that a page prints, and those that no amount is', () => {
  const form = amountsOf([
    { name: 'credit', amount: { byAnswer: { ONE: { number: '2000' }, TWO: { number: '4000' } } } },
    { name: 'share', amount: { number: '0.075' } },
    { name: 'renewBy', amount: { date: '2026-02-17' } },
  ]);
  const pages = [
    [{ text: 'Multiply by $2,000, not by $2,500' }, { text: 'more than 7.5% of income' }],
    [{ text: 'by February 17, 2026, as in 2025. Line 12.' }],
  ];
  expect(
    printedAmounts(pages, form).map(({ page, printed, amounts }) => [page, printed, amounts]),
  ).toEqual([
    [1, '$2,000', ['credit']],
    [1, '$2,500', []],
    [1, '7.5%', ['share']],
    [2, '2026', ['renewBy']],
    [2, '2025', []],
  ]);
});
