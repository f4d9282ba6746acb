import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWorkspace, type Sources } from '@formpress/compiler';
import { inEachLanguage } from '@formpress/model';
import { beforeAll, expect, it } from 'vitest';
import { kitchenSink } from '../../../../test/foundation/compile-folder.ts';
import { type TextFormatName, textFormats } from '../formats/formats.ts';
import type { ReturnedUnit } from '../foundation/returned-unit.ts';
import type { Unit } from '../foundation/unit.ts';
import { collectUnits } from '../units/collect-units.ts';
import { type Imported, importUnits } from './import-units.ts';

const options = { language: 'fr', studioUrl: 'http://127.0.0.1:4400' } as const;
const home = 'us/federal/FD901/translations/fr.yaml';
const term = { ...inEachLanguage(() => ['dependen']), en: ['dependents'], fr: ['à charge'] };
const avoid = inEachLanguage(() => []);
const terms = [{ ...term, avoid, at: { file: 'shared/terms.yaml', start: 0, end: 0 } }];

let sources: Sources;
let units: Unit[];

beforeAll(async () => {
  const workspace = openWorkspace(kitchenSink, { isUnproved: true });
  sources = (await workspace.check()).sources;
  const { linked, localities, shared } = await workspace.definitions();
  units = collectUnits({ sources, forms: linked, places: localities, shared }, 'fr');
});

/** The import of a file in which some units were edited, while others may have changed in the definitions. */
async function comeBack(
  edit: (unit: ReturnedUnit) => Partial<ReturnedUnit>,
  {
    format = 'csv',
    now = units,
    isAtomic = false,
    takesWarnings = false,
  }: {
    format?: TextFormatName;
    now?: Unit[];
    isAtomic?: boolean;
    takesWarnings?: boolean;
  } = {},
): Promise<Imported> {
  const { write, read } = textFormats[format];
  const { language, units: returned } = await read(await write(units, options));
  const edited = returned.map((unit) => ({ ...unit, ...edit(unit) }));
  const scope = { units: now, sources, terms, takesWarnings, isAtomic };
  return importUnits({ language, units: edited }, scope);
}

/** The lines that an import removes from files and adds to them. */
function changesIn({ texts }: Imported): string[] {
  return [...texts].flatMap(([file, text]) => {
    const before = readFileSync(join(kitchenSink, file), 'utf8').split('\n');
    const after = text.split('\n');
    const start = before.findIndex((line, index) => line !== after[index]);
    const end = before.toReversed().findIndex((line, index) => line !== after.at(-1 - index));
    const gone = before.slice(start, before.length - end).map((line) => `-${line}`);
    return [file, ...gone, ...after.slice(start, after.length - end).map((line) => `+${line}`)];
  });
}

/** Edits the unit of an English text. */
function edits(english: string, edit: Partial<ReturnedUnit>) {
  return (unit: ReturnedUnit) => (unit.english === english ? edit : {});
}

it.each(Object.keys(textFormats) as TextFormatName[])(
  'changes no byte when nothing was edited, and one pair when one text was, as %s',
  async (format) => {
    const same = await comeBack(() => ({}), { format });
    expect([same.texts.size, same.taken, same.refused, same.outdated]).toEqual([0, [], [], []]);
    expect(same.unedited).toBe(units.length);
    const edit = edits('Are you exempt in {{@year}}?', {
      translation: "Demandez-vous l'exonération pour {{@year}}?",
    });
    const one = await comeBack(edit, { format });
    expect(changesIn(one)).toEqual([
      home,
      "-  fr: 'Êtes-vous exempté en {{@year}}?'",
      '+  fr: "Demandez-vous l\'exonération pour {{@year}}?"',
    ]);
    expect([one.taken.length, one.unedited]).toEqual([1, units.length - 1]);
  },
);

it.each([
  [
    'Are you exempt in {{@year}}?',
    'Êtes-vous exempté?',
    'The English shows {{@year}}, but the French does not. (translation-placeholders)',
  ],
  ['Line 5', 'Ligne 6', 'The French says 6 where the English says 5. (numbers-differ)'],
  [
    'Head of household',
    'Chef de famille : oui',
    'French has a no-break space before a colon; this says "famille :". (french-typography)',
  ],
  [
    'Amount for dependents',
    'Montant pour les enfants',
    'The English says "dependents", but the French does not say "à charge". (term-not-used)',
  ],
  [
    'Are there two jobs in your household?',
    'Are there two jobs in your household?',
    'The French is the English text. (left-in-english)',
  ],
  ['Line 5', 'Ligne {5}', '"{5}" is outside {{ }}. (loose-placeholder)'],
  ['Line 5', ' Ligne 5', 'The translation begins or ends with a space.'],
])(
  'refuses "%s" as "%s", names the row and takes the rest',
  async (english, translation, reason) => {
    const edit = (unit: ReturnedUnit) => ({
      ...edits(english, { translation })(unit),
      ...edits('What other income do you expect?', { translation: 'Quels autres revenus?' })(unit),
    });
    const { refused, taken } = await comeBack(edit);
    const row = units.findIndex((unit) => unit.english === english) + 2;
    expect(refused).toEqual([
      { at: `row ${row}, column "French (fr)"`, english, reasons: [reason] },
    ]);
    expect(taken.map((unit) => unit.translation)).toEqual(['Quels autres revenus?']);
    const none = await comeBack(edit, { isAtomic: true });
    expect([none.taken, none.texts.size]).toEqual([[], 0]);
  },
);

it('takes what a check would only warn of, when asked to', async () => {
  const edit = edits('Amount for dependents', { translation: 'Montant pour les enfants' });
  expect((await comeBack(edit, { takesWarnings: true })).taken).toHaveLength(1);
});

it('does not apply a translation whose English changed, and shows the old and the new', async () => {
  const now = units.map((unit) =>
    unit.english === 'Line 5' ? { ...unit, english: 'Line 5a', id: 'u1' } : unit,
  );
  const edit = edits('Line 5', { translation: 'La ligne 5' });
  const { outdated, texts } = await comeBack(edit, { now });
  expect([outdated.map(({ was, now: is }) => [was, is]), texts.size]).toEqual([
    [['Line 5', 'Line 5a']],
    0,
  ]);
});

it('refuses what was changed in the definitions in the meantime, unless both say the same', async () => {
  const now = units.map((unit) =>
    unit.english === 'Line 5' ? { ...unit, translation: 'Ligne 5, ici' } : unit,
  );
  const { refused } = await comeBack(edits('Line 5', { translation: 'La ligne 5' }), { now });
  expect(refused.map(({ reasons }) => reasons)).toEqual([
    [
      'The translation was changed in the definitions in the meantime: it is "Ligne 5, ici", with the state translated. Export it again.',
    ],
  ]);
  const same = await comeBack(edits('Line 5', { translation: 'Ligne 5, ici' }), { now });
  expect([same.refused, same.texts.size]).toEqual([[], 0]);
});

it('writes a state into the pair, and none for what is translated', async () => {
  const reviewed = await comeBack(edits('Line 5', { state: 'reviewed' }));
  expect(changesIn(reviewed)).toEqual([home, '+  state: reviewed']);
  const edit = edits('Line 5', { translation: 'La ligne 5', state: 'draft' });
  expect(changesIn(await comeBack(edit))).toEqual([
    home,
    '-  fr: Ligne 5',
    '+  fr: La ligne 5',
    '+  state: draft',
  ]);
});

it('refuses a row whose English or state somebody edited', async () => {
  const english = edits('Line 5', { english: 'Line five', translation: 'Ligne cinq' });
  const { refused } = await comeBack(english);
  expect(refused.map(({ reasons }) => reasons)).toEqual([
    ['The English was edited in the file. It is "Line 5". Change it in the definitions instead.'],
  ]);
});
