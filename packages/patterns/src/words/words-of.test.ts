import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyPattern } from '../../test/any-pattern.ts';
import { allWords } from './all-words.ts';
import { charactersOf } from './characters-of.ts';
import { classesOf } from './classes-of.ts';
import { findNewlyRefused } from './find-newly-refused.ts';
import { longestWord } from './longest-word.ts';
import { wordsOf } from './words-of.ts';

it('draws the requested number of different words, the shortest and the longest first', () => {
  const words = wordsOf('^[0-9]{1,3}(?:\\.[0-9]{2})?$', 12);
  expect(words.slice(0, 2)).toEqual(['1', '111.11']);
  expect(new Set(words).size).toBe(12);
});

it('draws the same words every time', () => {
  const pattern = '^[a-z]+(?: [a-z]+)*$';
  expect(wordsOf(pattern, 9)).toEqual(wordsOf(pattern, 9));
});

it('draws no more words than there are', () => {
  expect(wordsOf('^(?:true|false)$', 9)).toEqual(['true', 'false']);
});

it('lists all words, shortest first, when they are few enough', () => {
  expect(allWords('^(?:A|B(?:,A)?)$', 10)).toEqual(['A', 'B', 'B,A']);
  expect(allWords('^[0-9]{1,2}$', 110)).toHaveLength(110);
  expect(allWords('^[0-9]{1,2}$', 109)).toBeUndefined();
  expect(allWords('^a*b$', 1000)).toBeUndefined();
});

it('finds the longest word, the widest by any measure, and none where there is no limit', () => {
  const widths = new Map(Object.entries({ w: 3, m: 2.9, i: 0.5 }).map(byCode));
  expect(longestWord('^(?:ab|abc?d?)$')).toBe('abcd');
  expect(longestWord('^[a-z]{1,3}$', widths)).toBe('www');
  expect(longestWord('^(?:iiiii|w)$', widths)).toBe('w');
  expect(longestWord('^a[b]*$')).toBeUndefined();
  expect(longestWord('^(?:xxxx|im)$', widths)).toBe('im');
  expect(longestWord('^x$', widths)).toBe('');
});

it('finds the widest word that contains one of the given characters', () => {
  const widths = new Map(Object.entries({ w: 3, m: 2.9, i: 0.5 }).map(byCode));
  const oneOf = new Set(['i'.charCodeAt(0)]);
  expect(longestWord('^[imw]{1,3}$', widths, oneOf)).toMatch(/^(?:iww|wiw|wwi)$/);
  expect(longestWord('^(?:www|im)$', widths, oneOf)).toBe('im');
  expect(longestWord('^(?:ww|iii)$', undefined, oneOf)).toBe('iii');
  expect(longestWord('^[mw]{3}$', widths, oneOf)).toBe('');
  expect(longestWord('^[mw]*i$', widths, oneOf)).toBeUndefined();
  expect(charactersOf('^(?:ab|a[x-z])$').toSorted((a, b) => a.min - b.min)).toEqual([
    { min: 97, max: 97 },
    { min: 98, max: 98 },
    { min: 120, max: 122 },
  ]);
});

function byCode([character, width]: [string, number]): [number, number] {
  return [character.charCodeAt(0), width];
}

it('sorts answers into those that are named and all others', () => {
  expect(classesOf('^[0-9]{1,3}$', ['0', '1', 'x'])).toEqual([
    { answer: '0', isNamed: true },
    { answer: '1', isNamed: true },
    { answer: '2', isNamed: false },
  ]);
  expect(classesOf('^(?:true|false)$', ['true', 'false'])).toEqual([
    { answer: 'true', isNamed: true },
    { answer: 'false', isNamed: true },
  ]);
});

it.each([
  ['^[0-9]{1,3}$', '^[0-9]{1,2}$', '111'],
  ['^[0-9]{1,3}$', '^[0-2]$', '3'],
  ['^(?:true|false)$', '^true$', 'false'],
  ['^[0-9]*\\.?[0-9]$', '^[0-9]+(?:\\.[0-9])?$', '.1'],
  ['^[a-zé]$', '^[a-z]$', 'é'],
  ['^[0-9]{1,2}$', '^[0-9]{1,3}$', undefined],
  ['^(?:a|b)$', '^[ab]$', undefined],
])('from %s to %s an answer stops being valid, or none does', (before, after, witness) => {
  expect(findNewlyRefused(before, after)).toBe(witness);
});

it('narrows exactly when some answer is lost', () => {
  fc.assert(
    fc.property(anyPattern(), anyPattern(), (before, after) => {
      const witness = findNewlyRefused(before, after);
      if (witness === undefined) {
        for (const word of wordsOf(before, 20)) expect(new RegExp(after).test(word)).toBe(true);
      } else {
        const verdicts = [before, after].map((pattern) => new RegExp(pattern).test(witness));
        expect(verdicts).toEqual([true, false]);
      }
    }),
    { numRuns: 50 },
  );
});
