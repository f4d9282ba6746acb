import { expect, it } from 'vitest';
import { showAmount } from './show-amount.ts';

it('shows money the way each language writes it', () => {
  const shown = (number: string) =>
    (['en', 'es', 'fr'] as const).map((language) => showAmount({ number }, 'usd', language));
  expect(shown('2200')).toEqual(['$2,200', '$2,200', '2\u00a0200\u00a0$']);
  expect(shown('1234567.5')).toEqual([
    '$1,234,567.50',
    '$1,234,567.50',
    '1\u00a0234\u00a0567,50\u00a0$',
  ]);
  expect(shown('90')).toEqual(['$90', '$90', '90\u00a0$']);
});

it('shows a share as a percentage', () => {
  const shown = (number: string) =>
    (['en', 'fr'] as const).map((language) => showAmount({ number }, 'percent', language));
  expect(shown('0.075')).toEqual(['7.5%', '7,5\u00a0%']);
  expect(shown('0.94')).toEqual(['94%', '94\u00a0%']);
  expect(shown('1')).toEqual(['100%', '100\u00a0%']);
  expect(shown('0.005')).toEqual(['0.5%', '0,5\u00a0%']);
});

it('shows a date in words, and the first of a month in French as 1er', () => {
  const shown = (date: string) =>
    (['en', 'es', 'fr'] as const).map((language) => showAmount({ date }, 'date', language));
  expect(shown('2027-02-16')).toEqual([
    'February 16, 2027',
    '16 de febrero de 2027',
    '16 février 2027',
  ]);
  expect(shown('2026-01-01')).toEqual([
    'January 1, 2026',
    '1 de enero de 2026',
    '1er janvier 2026',
  ]);
});
