import type { Language, TranslatedLanguage } from '@formpress/model';
import type { Place } from '../../../diagnostics/diagnostic.ts';

/** How an amount stands in a text. */
export type AmountStyle = 'plain' | 'usd' | 'percent' | 'date';

/** A piece of a text: words, a named amount, or an answer that the client puts in. */
export type TextPart =
  | { words: string }
  | { amount: string; entry?: string; style: AmountStyle }
  | { answer: string; source: string; at: Place };

/** What a text is, where that matters: a statement is the agency's wording, a cell stands in a table. */
export type TextRole = 'statement' | 'cell';

/** A text in every language, its placeholders parsed and known to exist. */
export type LinkedText = Record<Language, TextPart[]> & {
  at: Place;
  role?: TextRole;
  /** Where its translations stand; none for what has no words to translate. */
  translatedAt?: Partial<Record<TranslatedLanguage, Place>>;
  /** Its English and the languages in which it should be written and is not. */
  untranslated?: { english: string; lacks: readonly TranslatedLanguage[] };
};
