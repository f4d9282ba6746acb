import { type TranslatedLanguage, translatedLanguages } from '@formpress/model';
import type { LinkedForm } from '../../phases/4-link/linked/linked-form.ts';
import type { TranslationState } from '../../phases/4-link/linked/linked-pair.ts';
import type { LinkedText } from '../../phases/4-link/linked/linked-text.ts';

/** How many texts of a form are in each state, in one language. */
export type TranslationCounts = Record<'missing' | TranslationState, number>;

/** The counts of a form in every language, and how many texts it has. */
export type FormTranslations = {
  id: string;
  texts: number;
  counts: Record<TranslatedLanguage, TranslationCounts>;
};

/** Counts the texts of forms, all versions of a form together, the same text once. */
export function countTranslations(forms: readonly LinkedForm[]): FormTranslations[] {
  const ids = [...new Set(forms.map(({ id }) => id))].sort();
  return ids.map((id) => {
    const texts = new Map<string, LinkedText>();
    for (const text of forms.filter((form) => form.id === id).flatMap((form) => form.texts)) {
      const key = keyOf(text);
      if (key !== undefined) texts.set(key, text);
    }
    const all = [...texts.values()];
    const counts = translatedLanguages.map((language) => [language, countsIn(language, all)]);
    return { id, texts: all.length, counts: Object.fromEntries(counts) };
  });
}

/** What identifies a text: the places of its translations, or its English. Undefined for a text without words. */
function keyOf({ untranslated, translatedAt }: LinkedText): string | undefined {
  if (untranslated) return untranslated.english;
  const places = Object.values(translatedAt ?? {});
  return places.length === 0
    ? undefined
    : places.map(({ file, start }) => `${file}:${start}`).join();
}

function countsIn(language: TranslatedLanguage, texts: readonly LinkedText[]): TranslationCounts {
  const counts: TranslationCounts = { missing: 0, draft: 0, translated: 0, reviewed: 0 };
  for (const { translatedAt, states } of texts)
    counts[translatedAt?.[language] ? (states?.[language] ?? 'translated') : 'missing'] += 1;
  return counts;
}
