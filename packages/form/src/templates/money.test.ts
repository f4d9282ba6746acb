import { expect, it } from 'vitest';
import { formattedValue, unitOf } from './money.ts';

it('separates thousands as each language does, and changes no digit', () => {
  expect([
    formattedValue('1234567.50', 'DOLLAR', 'en'),
    formattedValue('-1234.5', 'DOLLAR', 'fr'),
    formattedValue('999', 'INTEGER', 'es'),
  ]).toEqual(['1,234,567.50', '-1\u202f234,5', '999']);
  expect(formattedValue('2026', 'TEXT', 'en')).toBe('2026');
});

it('puts the dollar sign where people write it', () => {
  expect([unitOf('DOLLAR', 'en'), unitOf('DOLLAR', 'fr'), unitOf('PERCENT', 'fr')]).toEqual([
    ['$', ''],
    ['', '$'],
    ['', '%'],
  ]);
});
