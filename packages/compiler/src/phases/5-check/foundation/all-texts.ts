import { languageNames, type TranslatedLanguage, translatedLanguages } from '@formpress/model';
import type { Place } from '../../../diagnostics/diagnostic.ts';
import type { Linked } from '../../4-link/linked/linked.ts';
import type { LinkedText, TextPart } from '../../4-link/linked/linked-text.ts';

/** A text beside one of its translations. */
export type Translation = {
  language: TranslatedLanguage;
  /** Its English name, such as Spanish. */
  name: string;
  at: Place;
  english: string;
  words: string;
  text: LinkedText;
};

/** Those who have texts. */
type Having = Pick<Linked, 'forms' | 'localities' | 'texts'>;

const known = new WeakMap<Having, LinkedText[]>();
const knownTranslations = new WeakMap<Having, Translation[]>();

/** Every text of forms, localities, flows and shared/, each once however many forms take it over. */
export function allTexts(linked: Having): LinkedText[] {
  const found = known.get(linked) ?? gather(linked);
  known.set(linked, found);
  return found;
}

/** Every translation of every text. */
export function allTranslations(linked: Having): Translation[] {
  const found = knownTranslations.get(linked) ?? allTexts(linked).flatMap(translationsOf);
  knownTranslations.set(linked, found);
  return found;
}

function translationsOf(text: LinkedText): Translation[] {
  const english = wordsOf(text.en);
  return translatedLanguages.flatMap((language) => {
    const at = text.translatedAt?.[language];
    const words = wordsOf(text[language]);
    return at
      ? [{ language, name: languageNames[language].english, at, english, words, text }]
      : [];
  });
}

/** What stands in a text apart from placeholders, each of which leaves a mark that is no word. */
export function wordsOf(parts: readonly TextPart[]): string {
  return parts.map((part) => ('words' in part ? part.words : placeholderMark)).join('');
}

/** Stands for a placeholder: it is neither a letter, a digit nor a space. */
export const placeholderMark = '◊';

function gather({ forms, localities, texts }: Having): LinkedText[] {
  const once = new Map<string, LinkedText>();
  const all = [texts, ...[...localities, ...forms].map((each) => each.texts)].flat();
  for (const text of all) {
    const places = translatedLanguages.map((language) => text.translatedAt?.[language]);
    if (text.role === 'cell' && !places.some(Boolean)) continue;
    once.set([wordsOf(text.en), ...places.map(placeKey), text.role].join('|'), text);
  }
  return [...once.values()];
}

function placeKey(at: Place | undefined): string {
  return at ? `${at.file}:${at.start}` : '';
}
