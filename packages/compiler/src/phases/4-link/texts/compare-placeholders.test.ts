import { expect, it } from 'vitest';
import { comparePlaceholders } from './compare-placeholders.ts';

it.each([
  ['{{usd @a}} and {{@b}}', '{{@b}} y {{ usd @a }}', undefined],
  [
    'Each counts {{usd @a}}.',
    'Cada uno $1.',
    'The English shows {{usd @a}}, but the Spanish does not.',
  ],
  ['Each counts.', 'Cada uno {{@a}}.', 'The Spanish shows {{@a}}, but the English does not.'],
  ['{{usd @a}}', '{{@a}}', 'The English shows {{usd @a}}, but the Spanish does not.'],
  ['{{@a}} to {{@a}}', '{{@a}}', 'The English shows {{@a}} more often than the Spanish.'],
  ['{{@a}', '{{@b}}', undefined],
])('compares %s with %s', (english, translation, said) => {
  expect(comparePlaceholders(english, translation, 'Spanish')).toBe(said);
});
