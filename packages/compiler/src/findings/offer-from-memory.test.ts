import { expect, it } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { offerFromMemory } from './offer-from-memory.ts';

const file = 'us/AL/AL101/translations/fr.yaml';
const other = (name: string, text: string) =>
  [`us/${name}/translations/fr.yaml`, Buffer.from(text)] as const;

const finding: Diagnostic = {
  code: 'missing-translation',
  severity: 'error',
  at: { file: 'us/AL/AL101/2026.1.0/questions.yaml', start: 0, end: 3 },
  message: '2 texts have no French translation; this is the first.',
  help: 'Add pairs.',
  untranslated: [
    { english: 'Town: where?', language: 'fr', file },
    { english: 'Nobody says this', language: 'fr', file },
  ],
};

it('offers as a draft what most other definitions say', () => {
  const sources = new Map([
    other('AZ', "- en: 'Town: where?'\n  fr: Ville\n"),
    other('CO', "- en: 'Town: where?'\n  fr: 'Où, la ville?'\n"),
    other('CT', "- { en: 'Town: where?', fr: 'Où, la ville?' }\n- { en: B, fr: TODO }\n"),
  ]);
  const [offered] = offerFromMemory([finding], sources);
  expect(offered?.help).toBe(
    'Add pairs. Other definitions translate it: "formpress check --fix" copies that as a draft.',
  );
  expect(offered?.fixes).toEqual([
    {
      title: 'Take over a translation as a draft',
      isSafe: true,
      edits: [
        {
          at: { file, start: 0, end: 0 },
          adds: ["- en: 'Town: where?'\n  fr: Où, la ville?\n  state: draft"],
        },
      ],
    },
  ]);
});

it('offers nothing where nobody says it', () => {
  expect(offerFromMemory([finding], new Map())).toEqual([finding]);
});
