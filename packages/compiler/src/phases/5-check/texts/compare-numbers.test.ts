import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareNumbers } from './compare-numbers.ts';

it.each([
  ['Enter 1,250 or 1250.50.', 'Entrez 1 250 ou 1250,50.', 'fr'],
  ['Enter 1,250.', 'Entrez 1 250.', 'fr'],
  ['Enter 1,250.', 'Anote 1.250.', 'es'],
  ['Enter 1,234,567.89.', 'Entrez 1 234 567,89.', 'fr'],
  ['It is 7.5%.', "C'est 7,5 %.", 'fr'],
  ['It is 0.5%.', 'Es .5%.', 'es'],
  ['On December 31, 2026', 'Le 31 décembre 2026', 'fr'],
  ['Enter 03/31/2026.', 'Entrez 2026-03-31.', 'fr'],
  ['You are 65 or older.', 'Tiene 65 años o más.', 'es'],
  ['Lines 27a, 28 and 29', 'Lignes 27a, 28 et 29', 'fr'],
  ['Step 2 500 times', 'Étape 2 500 fois', 'fr'],
  ['There are two jobs.', 'Il y a 2 emplois.', 'fr'],
  ['There are 2 jobs.', 'Hay dos empleos.', 'es'],
] as const)('finds the same numbers in "%s" and "%s"', (english, translation, language) => {
  expect(compareNumbers(english, translation, language)).toBeUndefined();
});

it.each([
  [
    'Each counts $2,200.',
    'Cada uno cuenta $2,000.',
    'es',
    { lacking: ['2,200'], added: ['2,000'] },
  ],
  ['Under 17', 'Moins de 18 ans', 'fr', { lacking: ['17'], added: ['18'] }],
  ['7.5%', '75 %', 'fr', { lacking: ['7.5'], added: ['75'] }],
  ['Lines 1 and 2', 'Línea 1', 'es', { lacking: ['2'], added: [] }],
  ['The line', 'La línea 4', 'es', { lacking: [], added: ['4'] }],
  ['5 or 5', '5', 'es', { lacking: ['5'], added: [] }],
] as const)('distinguishes "%s" from "%s"', (english, translation, language, difference) => {
  expect(compareNumbers(english, translation, language)).toEqual(difference);
});

it('treats an amount as equal in the spelling of each language, and no other', () => {
  const cents = fc.integer({ min: 1, max: 999_999_999 });
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const english = `Enter ${spelled(one, ',', '.')} here.`;
      const french = `Entrez ${spelled(other, '\u00a0', ',')} ici.`;
      const spanish = `Anote ${spelled(other, ',', '.')} aquí.`;
      expect(compareNumbers(english, french, 'fr') === undefined).toBe(one === other);
      expect(compareNumbers(english, spanish, 'es') === undefined).toBe(one === other);
      expect(compareNumbers(`Enter ${spelled(other, ',', '.')} here.`, french, 'fr')).toBe(
        undefined,
      );
    }),
  );
});

function spelled(cents: number, group: string, mark: string): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=([0-9]{3})+$)/g, group);
  return `${whole}${mark}${String(cents % 100).padStart(2, '0')}`;
}
