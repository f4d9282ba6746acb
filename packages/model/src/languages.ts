/** The languages of every text, English first. One more is added here; type errors then lead to the tables of texts that lack it. */
export const languages = ['en', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

/** A language that English is translated into. */
export type TranslatedLanguage = Exclude<Language, 'en'>;

/** The languages that English is translated into. */
export const translatedLanguages = languages.filter((language) => language !== 'en');

/** What each language is called, in English and by those who speak it, and how ids of forms that are printed in it end. */
export const languageNames: Record<Language, { english: string; own: string; ending?: string }> = {
  en: { english: 'English', own: 'English' },
  es: { english: 'Spanish', own: 'Español', ending: 'SP' },
  fr: { english: 'French', own: 'Français', ending: 'FR' },
};

/** The same made for each language. */
export function inEachLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  const made = languages.map((language) => [language, make(language)]);
  return Object.fromEntries(made) as Record<Language, T>;
}

/** Whether a word is the code of one of the languages. */
export function isLanguage(word: string): word is Language {
  return languages.some((language) => language === word);
}
