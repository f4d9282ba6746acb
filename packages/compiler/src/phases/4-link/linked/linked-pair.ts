import type { TranslatedLanguage } from '@formpress/model';
import type { Place } from '../../../diagnostics/diagnostic.ts';

/** A pair of a file of translations. */
export type LinkedPair = {
  language: TranslatedLanguage;
  english: string;
  translation: string;
  at: Place;
  used: boolean;
};
