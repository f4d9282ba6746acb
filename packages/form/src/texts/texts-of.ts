import type { Language } from '../wire/language.ts';
import { en, type TextName, type Texts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Texts that a page supplies in place of ours: for all languages, or by language. */
export type OwnTexts = Partial<Texts> & Partial<Record<Language, Partial<Texts>>>;

/** Returns one of our texts by its name, with numbers put in. */
export type Say = (name: TextName, numbers?: Record<string, number>) => string;

const texts: Record<Language, Texts> = { en, es, fr };

/** The texts of a language, with those of the page in place of ours. */
export function textsOf(language: Language, own: OwnTexts = {}): Say {
  const all: Texts = { ...texts[language], ...own, ...own[language] };
  return (name, numbers = {}) =>
    all[name].replace(/\{(\w+)\}/g, (_, key: string) => String(numbers[key] ?? ''));
}

/** The language for a tag such as fr-CA; English when we do not have it. */
export function languageOf(tag: string | null | undefined): Language {
  const [code = ''] = (tag ?? '').toLowerCase().split('-');
  return isLanguage(code) ? code : 'en';
}

function isLanguage(code: string): code is Language {
  return Object.hasOwn(texts, code);
}
