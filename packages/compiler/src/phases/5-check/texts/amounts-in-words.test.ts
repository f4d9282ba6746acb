import { expect, it } from 'vitest';
import { amountsInWords } from './amounts-in-words.ts';

const at = { file: 'form.yaml', start: 0, end: 0 };
const amounts = new Map(
  [
    { name: 'year', amount: { number: '2026' } },
    { name: 'childCredit', amount: { number: '2200' } },
    { name: 'share', amount: { number: '0.075' } },
    { name: 'deduction', amount: { byAnswer: { SINGLE: { number: '16100.00' } } } },
  ].map((each) => [each.name, { ...each, at, from: 'Line 1', isUsed: true, tables: [] }]),
);

it.each([
  ['Each counts $2,200.', [{ source: '$2,200', sign: '$', placeholder: '{{usd @childCredit}}' }]],
  ['It is 7.5% of it.', [{ source: '7.5%', sign: '%', placeholder: '{{percent @share}}' }]],
  ['For 2026.', [{ source: '2026', sign: 'year', placeholder: '{{@year}}' }]],
  ['Single: $16,100', [{ source: '$16,100', sign: '$', placeholder: '{{usd @deduction.SINGLE}}' }]],
  ['Another $500', [{ source: '$500', sign: '$' }]],
  ['Such as 03/31/2026, 2200 or Line 2', []],
])('finds the amounts in "%s"', (words, found) => {
  expect(amountsInWords(words, amounts)).toEqual(found);
});
