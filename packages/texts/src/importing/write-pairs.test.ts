import { expect, it } from 'vitest';
import type { Unit } from '../foundation/unit.ts';
import { writePairs } from './write-pairs.ts';

const file = 'us/AL/translations/fr.yaml';

/** What a file becomes when units are written into it. */
function written(
  before: string | undefined,
  ...units: Pick<Unit, 'english' | 'translation' | 'state'>[]
) {
  const files = new Map(before === undefined ? [] : [[file, Buffer.from(before)]]);
  const rest = { id: '', language: 'fr', file, uses: [], around: {}, note: '', terms: [] } as const;
  const full = units.map((unit): Unit => ({ ...rest, uses: [], terms: [], ...unit }));
  return writePairs(full, 'fr', files).get(file);
}

const draft = { english: 'Yes', translation: 'Oui', state: 'draft' } as const;
const done = { ...draft, state: 'translated' } as const;

it('adds, changes and removes the state of a pair, and nothing else', () => {
  const plain = "# Kept.\n- en: 'Yes'\n  fr: Oui # why\n- en: 'No'\n  fr: Non\n";
  const marked = "# Kept.\n- en: 'Yes'\n  fr: Oui # why\n  state: draft\n- en: 'No'\n  fr: Non\n";
  expect(written(plain, draft)).toBe(marked);
  expect(written(marked, done)).toBe(plain);
  expect(written(marked, { ...draft, state: 'reviewed' })).toBe(
    marked.replace('draft', 'reviewed'),
  );
  expect(written(marked, draft)).toBe(undefined);
});

it('keeps a pair on one line on its line', () => {
  const row = '- { en: Town, fr: Ville } # why\r\n- { en: A, fr: B, state: draft }\r\n';
  expect(
    written(
      row,
      { english: 'Town', translation: 'Ville, ou village', state: 'reviewed' },
      { english: 'A', translation: 'B', state: 'translated' },
    ),
  ).toBe(
    "- { en: Town, fr: 'Ville, ou village', state: reviewed } # why\r\n- { en: A, fr: B, state: translated }\r\n",
  );
});

it('writes over a text of several lines', () => {
  const folded = '- en: Long\n  fr: >-\n    Un\n    texte\n- en: B\n  fr: C\n';
  const long = { english: 'Long', translation: 'Texte: long', state: 'translated' } as const;
  expect(written(folded, long)).toBe("- en: Long\n  fr: 'Texte: long'\n- en: B\n  fr: C\n");
});

it('adds new pairs at the end, in order, and makes the file', () => {
  const two = {
    english: 'Two: {{@n}}',
    translation: 'Deux\u00a0: {{@n}}',
    state: 'translated',
  } as const;
  const pairs =
    "- en: Yes\n  fr: Oui\n  state: draft\n- en: 'Two: {{@n}}'\n  fr: 'Deux\u00a0: {{@n}}'\n";
  expect(written(undefined, draft, two)).toBe(pairs);
  expect(written('- en: One\n  fr: Un\n', draft, two)).toBe(`- en: One\n  fr: Un\n${pairs}`);
});
