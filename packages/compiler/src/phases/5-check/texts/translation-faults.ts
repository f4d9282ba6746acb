import { quotedList } from '@formpress/comparison';
import { languageNames, type TranslatedLanguage } from '@formpress/model';
import type { LinkedTerm } from '../../4-link/linked/linked.ts';
import { comparePlaceholders } from '../../4-link/texts/compare-placeholders.ts';
import { parseTemplate } from '../../4-link/texts/parse-template.ts';
import { placeholderMark } from '../foundation/all-texts.ts';
import { compareNumbers, describeDifference } from './compare-numbers.ts';
import { lacksTerm, termFinder } from './find-terms.ts';
import { typographyFaults } from './typography-faults.ts';
import { untranslatedPart } from './untranslated-part.ts';

/** What is wrong with a translation before it is in a file, by the codes that a check would report. */
export type TranslationFault = { code: string; severity: 'error' | 'warning'; message: string };

/** Compares a translation with its English as the checks do: placeholders, numbers, typography, terms. */
export function translationFaults(
  english: string,
  translation: string,
  language: TranslatedLanguage,
  terms: readonly LinkedTerm[],
): TranslationFault[] {
  const name = languageNames[language].english;
  const parsed = parseTemplate(translation);
  if ('problem' in parsed) return [error('broken-placeholder', parsed.problem)];
  const differs = comparePlaceholders(english, translation, name);
  if (differs !== undefined) return [error('translation-placeholders', differs)];
  const [source, words] = [wordsIn(english), wordsIn(translation)];
  const [loose] = /\{[^{}]*\}?|\}/.exec(words) ?? [];
  const numbers = compareNumbers(source, words, language);
  const left = untranslatedPart(source, words, name);
  return [
    ...(loose ? [error('loose-placeholder', `"${loose}" is outside {{ }}.`)] : []),
    ...(numbers ? [error('numbers-differ', describeDifference(name, numbers))] : []),
    ...(left ? [warning('left-in-english', left)] : []),
    ...(language === 'fr' ? typographyFaults(words) : []).map(({ message }) =>
      warning('french-typography', message),
    ),
    ...termFaults({ source, words, language, name }, terms),
  ];
}

type Compared = { source: string; words: string; language: TranslatedLanguage; name: string };

function termFaults(
  { source, words, language, name }: Compared,
  terms: readonly LinkedTerm[],
): TranslationFault[] {
  if (terms.length === 0 || words === source) return [];
  const lacking = termFinder(terms)(source).filter(({ term }) => lacksTerm(words, term, language));
  return lacking.map(({ term, found }) =>
    warning(
      'term-not-used',
      `The English says "${found}", but the ${name} does not say ${quotedList(term[language], 'or')}.`,
    ),
  );
}

/** The words of a text as written, with a mark for each placeholder. */
function wordsIn(text: string): string {
  const parsed = parseTemplate(text);
  if ('problem' in parsed) return text;
  return parsed.pieces.map((piece) => ('words' in piece ? piece.words : placeholderMark)).join('');
}

function error(code: string, message: string): TranslationFault {
  return { code, severity: 'error', message };
}

function warning(code: string, message: string): TranslationFault {
  return { code, severity: 'warning', message };
}
