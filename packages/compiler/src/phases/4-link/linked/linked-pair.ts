import type { Place } from '../../../diagnostics/diagnostic.ts';

/** A pair of a file of translations. */
export type LinkedPair = {
  language: 'es' | 'fr';
  english: string;
  translation: string;
  at: Place;
  used: boolean;
};
