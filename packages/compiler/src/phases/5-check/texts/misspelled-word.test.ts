import { expect, it } from 'vitest';
import type { Finding } from '../foundation/define-check.ts';
import { emptyVocabulary } from '../foundation/vocabulary.ts';
import { misspelledWord } from './misspelled-word.ts';

/** The messages when `once` is written once and `other` is written `often` times. */
function said(once: string, other: string, often: number): string[] {
  const vocabulary = emptyVocabulary();
  vocabulary.en.set(once, { file: 'blank.yaml', start: 0, end: 1 });
  vocabulary.en.set(other, often);
  const found: Finding[] = [];
  const release = { forms: [], localities: [], unusedPairs: [], vocabulary, isWhole: true };
  misspelledWord.checkRelease?.(release, (finding) => found.push(finding));
  return found.map(({ message }) => message);
}

it.each([
  ['nuber', 'number', 10, ['"nuber" appears nowhere else. Did you mean "number"?']],
  ['nuber', 'number', 9, []],
  ['rises', 'raises', 3, []],
  ['chldren', 'children', 3, ['"chldren" appears nowhere else. Did you mean "children"?']],
  ['chldren', 'children', 2, []],
])('says of "%s", with "%s" written %i times: %j', (once, other, often, expected) => {
  expect(said(once, other, often)).toEqual(expected);
});
