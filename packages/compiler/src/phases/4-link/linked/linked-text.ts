import type { Language, TranslatedLanguage } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { TranslationState } from './linked-pair.ts';

/** How an amount is shown in a text. */
export type AmountStyle = 'plain' | 'usd' | 'percent' | 'date';

/** A piece of a text: words, a named amount, the bound of an answer, or an answer that the client puts in. */
export type TextPart =
  | { words: string }
  | { amount: string; entry?: string; style: AmountStyle }
  | { bound: string; style: AmountStyle }
  | { answer: string; source: string; at: SourceRange };

/** The role of a text, where it matters: a statement is the agency's wording, a cell is part of a table. */
export type TextRole = 'statement' | 'cell';

/** A text in every language, its placeholders parsed and known to exist. */
export type LinkedText = Record<Language, TextPart[]> & {
  at: SourceRange;
  role?: TextRole;
  /** The places of its translations; none for what has no words to translate. */
  translatedAt?: Partial<Record<TranslatedLanguage, SourceRange>>;
  /** How far along its translations are, where their pairs say so. */
  states?: Partial<Record<TranslatedLanguage, TranslationState>>;
  /** It is printed on a file that is not there, so nothing can be compared with it. */
  isUnread?: true;
  /**
   * Its English, and the languages in which it has no pair, not even one to fill in. For a statement that
   * is read from a file, the English is only its first and last words.
   */
  untranslated?: { english: string; lacks: readonly TranslatedLanguage[]; isOfMarks?: true };
};
