import { defineCheck } from '../foundation/define-check.ts';
import { occurrencesOf } from '../foundation/vocabulary.ts';
import { nearWord } from './near-word.ts';

/** A word that is written this often is correct. */
const oftenEnough = 3;

/**
 * A word shorter than this may well be a word of its own, so it is reported only if the word that was meant
 * is a common one.
 */
const short = 6;
const common = 10;

/** A word that is written once and is nearly one that is written often is probably misspelled. */
export const misspelledWord = defineCheck({
  code: 'misspelled-word',
  severity: 'warning',
  checkRelease({ vocabulary, isWhole }, report) {
    // A form that was left out because of a mistake may have the word too.
    if (!isWhole) return;
    for (const words of Object.values(vocabulary)) {
      const known = [...words].filter(([, written]) => occurrencesOf(written) >= oftenEnough);
      const nearest = nearWord(known.map(([word]) => word));
      for (const [word, at] of words) {
        const meant = typeof at === 'object' ? nearest(word) : undefined;
        if (typeof at !== 'object' || meant === undefined) continue;
        if (word.length < short && occurrencesOf(words.get(meant)) < common) continue;
        report({
          at,
          message: `"${word}" appears nowhere else. Did you mean "${meant}"?`,
          help: 'Correct the word. If it is right, accept the warning with a reason.',
        });
      }
    }
  },
});
