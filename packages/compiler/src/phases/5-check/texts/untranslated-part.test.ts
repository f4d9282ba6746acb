import { expect, it } from 'vitest';
import { untranslatedPart } from './untranslated-part.ts';

it.each([
  ['Home country', 'Home country', 'The Spanish is the English text.'],
  ['Allowances for dependents', 'Allowances for dependents', 'The Spanish is the English text.'],
  ['Country', 'Country', 'The Spanish is the English text.'],
  ['Your home country', 'Su home country', 'The Spanish has English words in it: home, country.'],
  [
    'You and the other parent of this child',
    'You y the padre of este hijo',
    'The Spanish has English words in it: You, the, of.',
  ],
])('finds what is left of "%s" in "%s"', (english, spanish, message) => {
  expect(untranslatedPart(english, spanish, 'Spanish')).toBe(message);
});

it.each([
  ['Grand Rapids', 'Grand Rapids'],
  ['White', 'White'],
  ['Exemptions', 'Exemptions'],
  ['Continue in English', 'Continue in English'],
  ['Total', 'Total'],
  ['Send it to file@home.com or home/state.', 'Envíelo a file@home.com o home/state.'],
  ['Write "exempt this year" there.', 'Escriba "exempt this year" allí.'],
  ['Home address', 'Domicilio'],
])('finds nothing of "%s" in "%s"', (english, translation) => {
  expect(untranslatedPart(english, translation, 'Spanish')).toBeUndefined();
});
