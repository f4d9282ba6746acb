import { type Language, languageNames, languages } from '@formpress/model';
import { todo } from '../../../diagnostics/fixes/fix.ts';
import type { LinkedOption } from '../../4-link/linked/linked-kind.ts';
import type { LinkedText } from '../../4-link/linked/linked-text.ts';
import { wordsOf } from '../foundation/all-texts.ts';
import { defineCheck, type Finding } from '../foundation/define-check.ts';

/** Two answers of a question must read differently in every language, or nobody can distinguish them. */
export const optionsAlike = defineCheck({
  code: 'options-alike',
  severity: 'error',
  check({ interviews }, report) {
    const seen = new Set<readonly LinkedOption[]>();
    const reported = new Set<string>();
    for (const { options } of interviews.flatMap((asked) => [...asked.questions.values()])) {
      if (seen.has(options)) continue;
      seen.add(options);
      const finding = firstAlike(options);
      const key = finding && `${finding.at.file}:${finding.at.start} ${finding.message}`;
      if (!finding || key === undefined || reported.has(key)) continue;
      reported.add(key);
      report(finding);
    }
  },
});

const unwrittenText = todo.toLowerCase();

function firstAlike(options: readonly LinkedOption[]): Finding | undefined {
  for (const language of languages) {
    const seen = new Map<string, LinkedOption>();
    for (const option of options) {
      const folded = fold(partsKey(option.label, language));
      const other = seen.get(folded);
      if (other && folded !== unwrittenText) return describeAlike(other, option, language);
      seen.set(folded, option);
    }
  }
  return undefined;
}

function describeAlike(other: LinkedOption, option: LinkedOption, language: Language): Finding {
  const [one, two] = [other, option].map(({ label }) => wordsOf(label[language]));
  const read = one === two ? `both read "${one}"` : `read alike, "${one}" and "${two}"`;
  const where = language === 'en' ? '' : ` in ${languageNames[language].english}`;
  return {
    at: placeOf(option.label, language),
    message: `The answers ${other.value} and ${option.value} ${read}${where}.`,
    related: [{ at: placeOf(other.label, language), message: 'The other answer reads:' }],
    help: 'Give each answer words that distinguish it from the others.',
  };
}

function placeOf({ at, translatedAt }: LinkedText, language: Language) {
  return (language === 'en' ? at : translatedAt?.[language]) ?? at;
}

/** The words, and the names of amounts: two answers may differ only by an amount. */
function partsKey(text: LinkedText, language: Language): string {
  return text[language]
    .map((part) => ('words' in part ? part.words : JSON.stringify(part)))
    .join('');
}

/** A text as heard rather than seen. Punctuation counts only where there is nothing else. */
function fold(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  const heard = plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return heard === '' ? plain : heard;
}
