import { allTranslations } from '../foundation/all-texts.ts';
import { defineCheck } from '../foundation/define-check.ts';

// Words that are frequent in English and are no words in Spanish or French.
const english = /\b(?:the|your|you|with|this|that|these|which|and|of|is|are|have|has|from|by)\b/gi;

/** A translation is not the English over again. Names, and words that both languages have, may be. */
export const leftInEnglish = defineCheck({
  code: 'left-in-english',
  severity: 'warning',
  check(subject, report) {
    for (const { name, at, english: source, words } of allTranslations(subject)) {
      const found = words.match(english) ?? [];
      const hits = found.length;
      const isSame = words === source;
      const isLeft = isSame ? hits > 0 || countWords(words) > 3 : hits > 2;
      if (!isLeft) continue;
      report({
        at,
        message: isSame
          ? `The ${name} is the English text.`
          : `The ${name} has English words in it: ${[...new Set(found)].join(', ')}.`,
        help: `Translate it into ${name}.`,
      });
    }
  },
});

function countWords(text: string): number {
  return text.split(/[^\p{L}'’]+/u).filter((word) => word !== '').length;
}
