import { inEachLanguage } from '@formpress/model';
import { expect, it } from 'vitest';
import { createReport } from '../../../diagnostics/report.ts';
import type { LinkedText } from '../linked/linked-text.ts';
import { isTranslated, reportUntranslated } from './report-untranslated.ts';

function text(start: number, untranslated?: LinkedText['untranslated']): LinkedText {
  const at = { file: 'us/AL/AL101/2026.1.0/questions.yaml', start, end: start + 5 };
  return { at, ...inEachLanguage(() => []), ...(untranslated ? { untranslated } : {}) };
}

it('reports each English text once, with the languages it lacks and the files to add them to', () => {
  const report = createReport();
  const texts = [
    text(0),
    text(10, { english: 'Name', lacks: ['es', 'fr'] }),
    text(20, { english: 'Town: where?', lacks: ['fr'] }),
    text(30, { english: 'Name', lacks: ['es', 'fr'] }),
    text(40, { english: 'To be filled in', lacks: [] }),
  ];
  reportUntranslated(texts, { pairs: [], exists: () => false }, report);
  const [es, fr] = ['es', 'fr'].map((language) => `us/AL/AL101/translations/${language}.yaml`);
  expect(report.diagnostics).toEqual([
    {
      code: 'missing-translation',
      severity: 'error',
      at: texts[1]?.at,
      message: 'This text has no Spanish and no French translation.',
      help: `Add a pair with exactly this English to ${es} and ${fr}.`,
      fixes: [
        {
          title: 'Add pairs to fill in',
          edits: [
            { at: { file: es, start: 0, end: 0 }, adds: ['- en: Name\n  es: TODO'] },
            { at: { file: fr, start: 0, end: 0 }, adds: ['- en: Name\n  fr: TODO'] },
          ],
        },
      ],
      untranslated: [
        { english: 'Name', language: 'es', file: es },
        { english: 'Name', language: 'fr', file: fr },
      ],
    },
    {
      code: 'missing-translation',
      severity: 'error',
      at: texts[2]?.at,
      message: 'This text has no French translation.',
      help: `Add a pair with exactly this English to ${fr}.`,
      fixes: [
        {
          title: 'Add a pair to fill in',
          edits: [
            { at: { file: fr, start: 0, end: 0 }, adds: ["- en: 'Town: where?'\n  fr: TODO"] },
          ],
        },
      ],
      untranslated: [{ english: 'Town: where?', language: 'fr', file: fr }],
    },
  ]);
  expect(texts.map(isTranslated)).toEqual([true, false, false, false, false]);
});

it('shows a pair with nearly the same English, or else the pair of the text before', () => {
  const file = 'us/AL/AL101/translations/es.yaml';
  const report = createReport();
  const texts = [
    { ...text(0), translatedAt: { es: { file, start: 10, end: 15 } } },
    text(10, { english: 'Are you exempt from tax?', lacks: ['es'] }),
    text(20, { english: 'Town', lacks: ['es'] }),
  ];
  const pair = {
    language: 'es' as const,
    translation: '¿Está exento?',
    state: 'translated' as const,
    at: { file, start: 40, end: 60 },
  };
  const pairs = [
    { ...pair, english: 'Are you exempt from tax', used: false },
    { ...pair, english: 'Town', used: true },
  ];
  reportUntranslated(texts, { pairs, exists: () => false }, report);
  expect(report.diagnostics.map(({ related }) => related)).toEqual([
    [{ at: pair.at, message: 'A pair with nearly this English:' }],
    [{ at: { file, start: 10, end: 15 }, message: 'It belongs after this one:' }],
  ]);
});

it('says what the text was before, with its translations then, and names a file that exists', () => {
  const report = createReport();
  const before = () => ({ english: 'Old?', translations: { es: '¿Viejo?', fr: 'Vieux?' } });
  const exists = (file: string) => file.startsWith('us/AL/translations/');
  const texts = [text(0, { english: 'New?', lacks: ['es', 'fr'] })];
  reportUntranslated(texts, { pairs: [], exists, before }, report);
  expect(report.diagnostics.map(({ help }) => help)).toEqual([
    'Before, it said "Old?", in Spanish "¿Viejo?" and in French "Vieux?" Add a pair with exactly this English to us/AL/translations/es.yaml and us/AL/translations/fr.yaml.',
  ]);
});

it('says in one line for each language how many texts of a form that is being written have no translation', () => {
  const report = createReport();
  const texts = Array.from({ length: 11 }, (_, index) =>
    text(10 * index, { english: `Text ${index}`, lacks: index === 0 ? ['es', 'fr'] : ['fr'] }),
  );
  reportUntranslated(texts, { pairs: [], exists: () => true }, report);
  expect(report.diagnostics.map(({ message, help }) => [message, help])).toEqual([
    [
      '11 texts have no French translation; this is the first.',
      'Add pairs to us/AL/AL101/translations/fr.yaml, or run "formpress texts export --to fr --form AL101" and send the file to a translator.',
    ],
    [
      'This text has no Spanish translation.',
      'Add a pair with exactly this English to us/AL/AL101/translations/es.yaml.',
    ],
  ]);
  expect(report.diagnostics[0]?.fixes?.[0]?.edits).toMatchObject([{ adds: { length: 11 } }]);
});
