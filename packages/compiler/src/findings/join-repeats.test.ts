import { expect, it } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { joinRepeats } from './join-repeats.ts';

function finding(code: string, file: string, message: string, start = 0): Diagnostic {
  return { code, severity: 'error', at: { file, start, end: start + 1 }, message };
}

const unitOf = (file: string) => (file.startsWith('us/CO/') ? 'us/federal/W4101' : file);

function joined(...found: Diagnostic[]): string[] {
  return joinRepeats(found, unitOf).map(({ at, message }) => `${at.file}: ${message}`);
}

it('reports what many forms use once, with their number', () => {
  const pattern = finding('changed-form', 'shared/answers.yaml', 'Another pattern.');
  expect(joined(pattern, pattern, finding('changed-form', 'shared/answers.yaml', 'New.'))).toEqual([
    'shared/answers.yaml: Another pattern. It is the same in 2 places that use it.',
    'shared/answers.yaml: New.',
  ]);
});

it('reports what forms take over from their base once, and not in a case', () => {
  const message = 'There is no question "age".';
  expect(
    joined(
      finding('unknown-question', 'us/CO/CO101/2026.1.0/cases/all.yaml', message),
      finding('unknown-question', 'us/CO/CO101/2026.1.0/pdf.yaml', message),
      finding('unknown-question', 'us/AL/AL101/2026.1.0/pdf.yaml', message),
    ),
  ).toEqual([
    `us/CO/CO101/2026.1.0/pdf.yaml: ${message} It is the same in 2 places that use it.`,
    `us/AL/AL101/2026.1.0/pdf.yaml: ${message}`,
  ]);
});

it('reports what many families have in common once, and of a few families one by one', () => {
  const message = 'The kind "dollars" accepts at most 99, and this bound is above.';
  const all = ['AL', 'AR', 'DC', 'CA'].map((place) =>
    finding('wrong-bound', `us/${place}/${place}101/2026.1.0/questions.yaml`, message),
  );
  expect(joined(...all)).toEqual([
    `us/AL/AL101/2026.1.0/questions.yaml: ${message} It is the same in 4 places that use it.`,
  ]);
  expect(joined(...all.slice(1))).toHaveLength(3);
});

it('keeps findings apart that only read alike', () => {
  const message = 'This text has no Spanish translation.';
  expect(
    joined(
      finding('missing-translation', 'us/CO/CO101/2026.1.0/form.yaml', message, 1),
      finding('missing-translation', 'us/CO/CO101/2026.1.0/form.yaml', message, 2),
    ),
  ).toHaveLength(2);
});

it('tells once of an answer that is gone, with the places that still use it', () => {
  const lacks = 'answer status SINGLE';
  const base = 'us/federal/W4101/2026.1.0/questions.yaml';
  const formula = { ...finding('wrong-formula', base, '"status" is never SINGLE.', 90), lacks };
  const answers = { at: { file: base, start: 40, end: 41 }, message: 'Its answers are here:' };
  const message = '"status" cannot be answered "SINGLE".';
  const used = {
    ...finding('unknown-answer', 'us/CO/CO101/2026.1.0/cases/all.yaml', message),
    related: [answers],
    lacks,
  };
  expect(joinRepeats([used, formula], () => 'us/federal/W4101')).toEqual([
    { ...formula, related: [answers, { at: used.at, message }] },
  ]);
  expect(joinRepeats([used, formula], unitOf)).toEqual([used, formula]);
});
