import { expect, it } from 'vitest';
import { createReport } from '../../../diagnostics/report.ts';
import type { LinkedText } from '../linked/linked-text.ts';
import { isTranslated, reportUntranslated } from './report-untranslated.ts';

function text(start: number, untranslated?: LinkedText['untranslated']): LinkedText {
  const at = { file: 'us/AL/AL101/2026.1.0/questions.yaml', start, end: start + 5 };
  return { at, en: [], es: [], fr: [], ...(untranslated ? { untranslated } : {}) };
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
  reportUntranslated(texts, [], report);
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
    at: { file, start: 40, end: 60 },
  };
  const pairs = [
    { ...pair, english: 'Are you exempt from tax', used: false },
    { ...pair, english: 'Town', used: true },
  ];
  reportUntranslated(texts, pairs, report);
  expect(report.diagnostics.map(({ related }) => related)).toEqual([
    [{ at: pair.at, message: 'A pair with nearly this English:' }],
    [{ at: { file, start: 10, end: 15 }, message: 'It belongs after this one:' }],
  ]);
});
