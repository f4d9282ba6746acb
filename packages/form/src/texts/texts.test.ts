import { expect, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { languageOf, textsOf } from './texts-of.ts';

it.each([
  ['es', es],
  ['fr', fr],
])('has every text in %s, with the same numbers in it', (_, texts) => {
  const numbersIn = (all: object) =>
    Object.entries(all).map(([name, text]) => [
      name,
      String(text)
        .match(/\{\w+\}/g)
        ?.sort(),
    ]);
  expect(numbersIn(texts)).toEqual(numbersIn(en));
});

it('speaks with the words of the page, by language first', () => {
  const own = { next: 'Go on', fr: { next: 'Continuer' } };
  expect([textsOf('en', own)('next'), textsOf('fr', own)('next'), textsOf('es')('next')]).toEqual([
    'Go on',
    'Continuer',
    'Siguiente',
  ]);
  expect(textsOf('en')('problems', { count: 3 })).toBe('3 answers need your attention.');
});

it('understands language tags', () => {
  expect(['fr-CA', 'ES', 'de', '', null].map(languageOf)).toEqual(['fr', 'es', 'en', 'en', 'en']);
});
