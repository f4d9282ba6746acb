import { expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['FR', 'fr'],
  ['fr-CA', 'fr'],
  ['es-419, en;q=0.5', 'es'],
  ['en;q=0.4, fr;q=0.8', 'fr'],
  ['es;q=0.5, fr;q=0.5', 'es'],
  ['de, fr;q=0.1', 'fr'],
  ['de', 'en'],
  ['*', 'en'],
  ['en;q=0, *', 'es'],
  ['en;q=0.1, *;q=0.8', 'es'],
  ['fr;q=0, fr-CA', 'en'],
  ['fr;q=0', 'en'],
  ['fr ; q=1.000 ,en;q=0.999', 'fr'],
  ['fr;q=2', 'en'],
  ['fr;q=abc, es;q=0.2', 'es'],
  [';;;,,=', 'en'],
  ['frenchish', 'en'],
  [`${'de,'.repeat(200)}fr`, 'fr'],
  [`es;q=0.5,${'x'.repeat(2_000)},fr`, 'es'],
  [`${'de,'.repeat(332)}fr;q=0.${'0'.repeat(9)}`, 'en'],
])('reads %j as %s', (header, language) => {
  expect(chooseLanguage(header)).toBe(language);
});
