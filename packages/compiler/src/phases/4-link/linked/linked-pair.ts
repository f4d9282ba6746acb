import type { TranslatedLanguage } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';

/** How far along a translation is. A pair without a state counts as translated. */
export type TranslationState = 'draft' | 'translated' | 'reviewed';

/** An English text with its translation, from a file of translations. */
export type LinkedPair = {
  language: TranslatedLanguage;
  english: string;
  translation: string;
  at: SourceRange;
  used: boolean;
  state: TranslationState;
};
