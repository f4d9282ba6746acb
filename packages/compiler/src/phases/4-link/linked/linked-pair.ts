import type { TranslatedLanguage } from '@formpress/model';
import type { Place } from '../../../diagnostics/diagnostic.ts';

/** An English text with its translation, from a file of translations. */
export type LinkedPair = {
  language: TranslatedLanguage;
  english: string;
  translation: string;
  at: Place;
  used: boolean;
};
