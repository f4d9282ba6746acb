import type { TranslatedLanguage } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';

/** An English text with its translation, from a file of translations. */
export type LinkedPair = {
  language: TranslatedLanguage;
  english: string;
  translation: string;
  at: SourceRange;
  used: boolean;
};
