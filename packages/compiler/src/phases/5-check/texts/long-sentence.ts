import { placeholderMark, wordsOf } from '../foundation/all-texts.ts';
import { defineCheck } from '../foundation/define-check.ts';

const mostWords = 30;

/** Sentences of more than thirty words are hard to read. Statements keep the agency's wording. */
export const longSentence = defineCheck({
  code: 'long-sentence',
  severity: 'warning',
  check(subject, report) {
    for (const { at, en, role } of subject.texts) {
      if (role === 'statement') continue;
      const [longest = []] = sentencesOf(wordsOf(en)).sort((a, b) => b.length - a.length);
      if (longest.length <= mostWords) continue;
      report({
        at,
        message: `The sentence "${beginning(longest)} …" has ${longest.length} words.`,
        help: `Split it: sentences of more than ${mostWords} words are hard to follow.`,
      });
    }
  },
});

function beginning(words: string[]): string {
  return words.slice(0, 4).join(' ').replaceAll(placeholderMark, '…');
}

/** The sentences of a text, each as its words. */
function sentencesOf(text: string): string[][] {
  const sentences = text.split(/[.?!:;](?:\s|$)/);
  return sentences.map((sentence) => sentence.split(/\s+/).filter((word) => word !== ''));
}
