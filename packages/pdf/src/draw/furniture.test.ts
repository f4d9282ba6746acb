import type { Blank } from '@formpress/model';
import { expect, it } from 'vitest';
import { layout } from './layout.ts';

const blank: Blank = { pages: [{ holds: ['A sentence.'] }] };

/** The words in the footer of the only page, joined in reading order. */
function footIn(language: 'en' | 'es' | 'fr'): string {
  const [sheet] = layout(blank, { title: 'A form', language });
  const texts = sheet?.inks.flatMap((ink) => (ink.kind === 'text' ? [ink.text] : [])) ?? [];
  return texts.join(' ').replace('A sentence.', ' ').replaceAll(/ +/g, ' ').trim();
}

it('states in the language of the form that a drawn page is a specimen', () => {
  expect([footIn('en'), footIn('es'), footIn('fr')]).toEqual([
    "Specimen, not the agency's form Page 1 of 1",
    'Muestra, no es el formulario de la agencia Página 1 de 1',
    'Spécimen, et non le formulaire officiel Page 1 de 1',
  ]);
});
