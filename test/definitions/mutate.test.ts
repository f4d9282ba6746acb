import { beforeAll, expect, it } from 'vitest';
import { chooseMutations } from '../../scripts/mutate/choose-mutations.ts';
import { kinds } from '../../scripts/mutate/kinds.ts';
import { type Texts, withMistake } from '../../scripts/mutate/mutation.ts';
import { readTexts } from '../../scripts/mutate/read-texts.ts';
import { definitions } from '../foundation/compile-folder.ts';

let texts: Texts;
beforeAll(async () => {
  texts = await readTexts(definitions);
});

it.each(kinds.map((kind) => [kind.name, kind] as const))(
  'finds places in our definitions to %s, and changes each file it names',
  (_, kind) => {
    const mistakes = kind.mistakes(texts);
    expect(mistakes).not.toEqual([]);
    for (const mistake of mistakes) {
      const text = texts.get(mistake.file) ?? '';
      expect(text).not.toBe('');
      if ('edits' in mistake) expect(withMistake(text, mistake.edits)).not.toBe(text);
    }
  },
);

it('chooses the same mistakes for the same seed, and others for another', () => {
  expect(chooseMutations(texts, 1, 100)).toEqual(chooseMutations(texts, 1, 100));
  expect(chooseMutations(texts, 1, 100)).not.toEqual(chooseMutations(texts, 2, 100));
});

it('makes as many as wanted, of every kind', () => {
  const chosen = chooseMutations(texts, 1, 360);
  expect(chosen).toHaveLength(360);
  expect(new Set(chosen.map(({ kind }) => kind))).toEqual(new Set(kinds.map(({ name }) => name)));
});
