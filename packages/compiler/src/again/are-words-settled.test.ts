import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { wordsOfText } from '../phases/5-check/foundation/written-words.ts';
import { misspelledWord } from '../phases/5-check/texts/misspelled-word.ts';
import { areWordsSettled } from './are-words-settled.ts';
import { vocabularyOf } from './vocabulary.ts';

const at = { file: 'a.yaml', start: 0, end: 0 };

/** What is said about the words of some texts, each of which counts once. */
function saidOf(texts: readonly string[]): string[] {
  const en = [...new Set(texts)].flatMap((text) => wordsOfText(text).map((word) => ({ word, at })));
  const said: string[] = [];
  misspelledWord.checkWords?.({ en, es: [], fr: [] }, ({ message }) => said.push(message));
  return said.sort();
}

const only = (en: string[]) => ({ en, es: [], fr: [] });

function isSettled(others: string[], before: string[], now: string[]): boolean {
  const [en, none] = [vocabularyOf([...others, ...new Set(before)]), vocabularyOf([])];
  const vocabulary = { en, es: none, fr: none };
  return areWordsSettled({ vocabulary, before: [only(before)], now: [only(now)] });
}

it('lets pass only changes of texts after which the same is said of all words', () => {
  const word = constantFrom('allowance', 'alowance', 'allowances', 'spouse', 'spuose', 'income');
  const texts = array(
    array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    {
      maxLength: 5,
    },
  );
  assert(
    property(texts, texts, texts, (others, before, now) => {
      if (!isSettled([...new Set(others)], before, now)) return;
      expect(saidOf([...others, ...now])).toEqual(saidOf([...others, ...before]));
    }),
    { numRuns: 1000 },
  );
});

it('lets pass a new sentence out of words that stand often', () => {
  const others = ['your income one', 'your income two', 'your income three', 'your income four'];
  expect(isSettled(others, ['your income'], ['one income'])).toBe(true);
});

it('stops at a new word that is nearly a frequent one', () => {
  const others = ['an allowance', 'the allowance', 'this allowance'];
  expect(isSettled(others, ['none'], ['my alowance'])).toBe(false);
});
