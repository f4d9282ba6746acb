import type { TranslationState } from '@formpress/compiler';
import type { TranslatedLanguage } from '@formpress/model';

/** The state of a unit: without a translation, translated only in an older English wording, or the state of its pair. */
export type UnitState = 'missing' | 'changed' | TranslationState;

/** All states, those that need the most work first. */
export const unitStates: readonly UnitState[] = [
  'missing',
  'changed',
  'draft',
  'translated',
  'reviewed',
];

/** Where a text is shown: a line for people, and the part of the studio's address that opens it. */
export type Use = { shown: string; fragment?: string; paper?: string };

/** A term of the glossary that the English has, and the words to use for it. */
export type UnitTerm = { english: string; words: readonly string[]; note?: string };

/** One text to translate into one language, with all that a translator needs to know of it. */
export type Unit = {
  /** Stable as long as the English and its file stay the same. */
  id: string;
  language: TranslatedLanguage;
  /** The file that has the pair, or that it belongs in. */
  file: string;
  english: string;
  /** Empty when there is none. */
  translation: string;
  state: UnitState;
  /** What it said when it was last locked. */
  before?: { english: string; translation?: string };
  /** The first is the most telling one. */
  uses: Use[];
  /** The texts before and after it on the same screen, in English. */
  around: { before?: string; after?: string };
  note: string;
  terms: UnitTerm[];
};
