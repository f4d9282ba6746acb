import { defineCheck } from '../foundation/define-check.ts';
import type { WrittenWord } from '../foundation/written-words.ts';
import { nearWord } from './near-word.ts';

/** How often a word stands that is right. */
export const oftenEnough = 3;

/** A word that stands once and is nearly one that stands often is probably that one. */
export const misspelledWord = defineCheck({
  code: 'misspelled-word',
  severity: 'warning',
  checkWords(written, report) {
    for (const words of Object.values(written)) {
      const counts = countsOf(words);
      const known = [...counts].filter(([, count]) => count >= oftenEnough).map(([word]) => word);
      const nearest = nearWord(known);
      for (const { word, at } of words) {
        const meant = counts.get(word) === 1 ? nearest(word) : undefined;
        if (meant === undefined) continue;
        report({
          at,
          message: `"${word}" stands nowhere else. Did you mean "${meant}"?`,
          help: 'Correct the word. If it is right, accept the warning with a reason.',
        });
      }
    }
  },
});

function countsOf(words: readonly WrittenWord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { word } of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
