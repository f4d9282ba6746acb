import { defineCheck } from '../define-check.ts';
import { allTexts, wordsOf } from './all-texts.ts';

const mostWords = 30;

/** Sentences of more than thirty words are hard to read. Statements keep the agency's wording. */
export const longSentence = defineCheck({
  code: 'long-sentence',
  severity: 'warning',
  checkAll(linked, report) {
    for (const { at, en, role } of allTexts(linked)) {
      if (role === 'statement') continue;
      const longest = Math.max(...sentencesOf(wordsOf(en)).map(countWords));
      if (longest <= mostWords) continue;
      report({
        at,
        message: `A sentence of this text has ${longest} words.`,
        help: `Make two of it: more than ${mostWords} words are hard to follow.`,
      });
    }
  },
});

function sentencesOf(text: string): string[] {
  return text.split(/[.?!:;](?:\s|$)/);
}

function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => word !== '').length;
}
