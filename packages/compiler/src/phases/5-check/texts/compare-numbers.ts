import { plainList } from '@formpress/comparison';
import type { TranslatedLanguage } from '@formpress/model';
import {
  englishNumbers,
  hasNumberWord,
  translatedNumbers,
  type WrittenNumber,
} from './numbers-in.ts';

/** Numbers that are in only one of two texts, as written there. */
export type Difference = { lacking: string[]; added: string[] };

/** How the numbers of a translation differ from those of the English; undefined when they agree. */
export function compareNumbers(
  english: string,
  translation: string,
  language: TranslatedLanguage,
): Difference | undefined {
  const wanted = englishNumbers(english);
  let first: Difference | undefined;
  for (const numbers of translatedNumbers(translation)) {
    const { lacking, added } = leftOver(wanted, numbers);
    const difference = {
      lacking: sourcesBut(lacking, (value) => hasNumberWord(translation, value, language)),
      added: sourcesBut(added, (value) => hasNumberWord(english, value, 'en')),
    };
    if (difference.lacking.length + difference.added.length === 0) return undefined;
    first ??= difference;
  }
  return first;
}

/** Removes each number of the English from those of the translation, and returns what is left of both. */
function leftOver(wanted: WrittenNumber[], numbers: WrittenNumber[]) {
  const added = [...numbers];
  const lacking = wanted.filter(({ values: [value = ''] }) => {
    const index = added.findIndex(({ values }) => values.includes(value));
    if (index === -1) return true;
    added.splice(index, 1);
    return false;
  });
  return { lacking, added };
}

function sourcesBut(numbers: WrittenNumber[], isWord: (value: string) => boolean): string[] {
  return numbers.filter(({ values }) => !values.some(isWord)).map(({ source }) => source);
}

/** Says which numbers only one of the two has. */
export function describeDifference(name: string, { lacking, added }: Difference): string {
  if (lacking.length === 0)
    return `The ${name} says ${plainList(added)}, but the English does not.`;
  if (added.length === 0)
    return `The English says ${plainList(lacking)}, but the ${name} does not.`;
  return `The ${name} says ${plainList(added)} where the English says ${plainList(lacking)}.`;
}
