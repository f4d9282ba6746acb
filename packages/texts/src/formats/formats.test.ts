import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Unit, unitStates } from '../foundation/unit.ts';
import { exportedAs, unitId } from '../foundation/unit-id.ts';
import { formatOf, type TextFormatName, textFormats } from './formats.ts';

const options = { language: 'fr', studioUrl: 'http://127.0.0.1:4400/' } as const;
const file = 'us/AL/AL101/translations/fr.yaml';

function unit(parts: Partial<Unit> & Pick<Unit, 'english'>): Unit {
  return {
    ...{ id: unitId(file, parts.english), language: 'fr', file, translation: '' },
    ...{ state: 'missing', around: {}, note: 'A question.', terms: [] },
    uses: [{ shown: 'AL101 2026.1.0, QS1, isExempt, question', fragment: '#/form/AL101/2026.1.0' }],
    ...parts,
  };
}

const full = unit({
  english: 'Do you claim {{usd @credit}} & "more" for {{@year}}, or {{@year}}?',
  translation: 'Pour {{@year}} ou {{@year}}, demandez-vous {{usd @credit}} <et> plus\u00a0: ’é’?',
  state: 'draft',
  before: { english: 'Old?', translation: 'Vieux?' },
  around: { before: 'Before', after: 'After' },
  terms: [{ english: 'claim', words: ['demand'], note: 'Not réclamer.' }],
});

const names = Object.keys(textFormats) as TextFormatName[];

it.each(names)('reads back from %s what it wrote, placeholders and all', async (name) => {
  const units = unitStates.map((state, index) =>
    unit({
      ...full,
      english: `${index} ${full.english}`,
      state,
      id: unitId(file, `${index} ${full.english}`),
    }),
  );
  const { write, read } = textFormats[name];
  const { language, units: returned } = await read(await write(units, options));
  expect(language).toBe('fr');
  expect(
    returned.map(({ id, english, translation, exported, shown }) => ({
      ...{ id, english, translation, exported, shown },
    })),
  ).toEqual(
    units.map((each) => ({
      ...{ id: each.id, english: each.english, translation: each.translation },
      ...{ exported: exportedAs(each), shown: each.uses[0]?.shown },
    })),
  );
  // A PO file knows only drafts.
  expect(returned.map(({ state }) => state)).toEqual(
    name === 'po' ? unitStates.map((state) => (state === 'draft' ? state : undefined)) : unitStates,
  );
});

it.each(names)('keeps every character of a translation in %s', async (name) => {
  const word = fc.oneof(
    fc.constantFrom(
      '{{@year}}',
      '{{usd @credit}}',
      '=1+1',
      '01234',
      '\u00a0',
      '\u202f',
      '&',
      '<x>',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  );
  const text = fc
    .array(word, { minLength: 1, maxLength: 6 })
    .map((words) =>
      words
        .join(' ')
        .replaceAll(/\p{C}|\r/gu, '')
        .trim(),
    )
    .filter((words) => words !== '');
  await fc.assert(
    fc.asyncProperty(text, text, async (english, translation) => {
      const written = unit({ english, translation, state: 'translated' });
      const { write, read } = textFormats[name];
      const [returned] = (await read(await write([written], options))).units;
      expect([returned?.english, returned?.translation]).toEqual([english, translation]);
    }),
    { numRuns: 30 },
  );
});

it.each(names)('writes the same bytes for the same units in %s', async (name) => {
  const { write } = textFormats[name];
  const first = await write([full], options);
  expect(Buffer.from(await write([full], options)).equals(first)).toBe(true);
});

it('knows a format by the end of the name', () => {
  expect(
    ['a.xlsx', 'B.XLF', 'c.xliff', 'd.po', 'e.csv'].map((name) => formatOf(name)?.endings[0]),
  ).toEqual(['xlsx', 'xlf', 'xlf', 'po', 'csv']);
  expect(formatOf('words.docx')).toBeUndefined();
});
