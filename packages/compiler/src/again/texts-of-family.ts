import type { Linked } from '../phases/4-link/linked/linked.ts';
import { writtenTexts } from '../phases/5-check/foundation/written-words.ts';

/** The languages of texts. */
export const languagesOfTexts = ['en', 'es', 'fr'] as const;

/** The texts of some forms by language, each once. */
export type FamilyTexts = Record<(typeof languagesOfTexts)[number], string[]>;

/** The texts of the forms of a family, or of those who are no forms, out of which words are counted. */
export function textsOfFamily(having: Partial<Pick<Linked, 'forms' | 'localities' | 'texts'>>) {
  const { en, es, fr } = writtenTexts({ forms: [], localities: [], texts: [], ...having });
  return { en: [...en.keys()], es: [...es.keys()], fr: [...fr.keys()] } satisfies FamilyTexts;
}
