/** The languages of every text, English first. Add a language here; type errors then show which tables of texts lack it. */
export const languages = ['en', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

/** A language that English is translated into. */
export type TranslatedLanguage = Exclude<Language, 'en'>;

/** The languages that English is translated into. */
export const translatedLanguages = languages.filter((language) => language !== 'en');

/** The English and native names of each language, and the suffix of form ids in that language. */
export const languageNames: Record<Language, { english: string; own: string; ending?: string }> = {
  en: { english: 'English', own: 'English' },
  es: { english: 'Spanish', own: 'Español', ending: 'SP' },
  fr: { english: 'French', own: 'Français', ending: 'FR' },
};

/** A record with a value for each language. */
export function inEachLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  const made = {} as Record<Language, T>;
  for (const language of languages) made[language] = make(language);
  return made;
}

/** Whether a word is the code of one of the languages. */
export function isLanguage(word: string): word is Language {
  return languages.some((language) => language === word);
}
