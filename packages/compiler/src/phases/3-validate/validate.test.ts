import { expect, it } from 'vitest';
import { createReport } from '../../diagnostics/report.ts';
import { parse } from '../2-parse/parse.ts';
import { assembleForms, assemblePlace, assembleShared } from './assemble/assemble.ts';
import { validate } from './validate.ts';

const form = `name: A
title: B
type: RESIDENT
effective: 2026-01-01
people: { employee: [], employer: [] }
statements: {}
taxParameters: {}
`;
const shared = {
  'shared/answers.yaml': 'text: { show: TEXTAREA, otherwise: A }\n',
  'shared/people.yaml': 'employee: {}\nemployer: {}\naddress: {}\n',
};
const locality = { 'us/AL/locality.yaml': 'locality: AL\nname: Alabama\n' };
const version = (id: string) => ({
  [`us/AL/${id}/2026.1.0/form.yaml`]: form,
  [`us/AL/${id}/2026.1.0/questions.yaml`]: 'QS1: none\n',
  [`us/AL/${id}/2026.1.0/pdf.yaml`]: 'blank: []\n',
  [`us/AL/${id}/2026.1.0/blank.pdf`]: '%PDF',
});
const flow = 'QS1:\n  breadcrumb: A\n  questions: {}\n  next: finish\n';

function run(contents: Record<string, string | undefined>) {
  const files = new Map<string, Uint8Array>();
  for (const [path, text] of Object.entries(contents)) {
    if (text !== undefined) files.set(path, Buffer.from(text));
  }
  const report = createReport();
  const validated = validate(parse(files, report), files, report);
  const shared = assembleShared(validated);
  const place = assemblePlace('us/AL', validated);
  const { forms, leftOut } = assembleForms(validated);
  return {
    shared,
    place: place.locality,
    authored: forms,
    forms: forms.map(({ id }) => id),
    leftOut: [...leftOut, ...place.leftOut],
    messages: report.diagnostics.map(({ code, at, message }) => `${at.file} ${code}: ${message}`),
  };
}

it('puts the files of a form version together', () => {
  const { authored, place, messages } = run({
    ...shared,
    ...locality,
    ...version('AL101'),
    'us/AL/flows/AL_RESIDENT.yaml': flow,
    'us/AL/translations/fr.yaml': '- { en: A, fr: B }\n',
    'us/AL/AL101/translations/es.yaml': '- { en: A, es: B }\n',
    'us/AL/AL101/2026.1.0/cases/one.yaml': 'expect: {}\n',
    'us/AL/AL101/2026.1.0/images/a.png': 'PNG',
  });
  expect(messages).toEqual([]);
  const [found] = authored;
  expect(found).toMatchObject({
    id: 'AL101',
    version: '2026.1.0',
    folder: 'us/AL/AL101/2026.1.0',
    localityFolder: 'us/AL',
    form: { file: 'us/AL/AL101/2026.1.0/form.yaml', data: { name: 'A' } },
    blankPdf: { file: 'us/AL/AL101/2026.1.0/blank.pdf' },
    cases: [{ file: 'us/AL/AL101/2026.1.0/cases/one.yaml' }],
    translations: { es: { data: [{ en: 'A', es: 'B' }] } },
  });
  expect([...(found?.images.keys() ?? [])]).toEqual(['a.png']);
  expect(place).toMatchObject({
    folder: 'us/AL',
    country: 'US',
    translations: { fr: { data: [{ en: 'A', fr: 'B' }] } },
  });
  expect([...(place?.flows.keys() ?? [])]).toEqual(['AL_RESIDENT']);
});

it('leaves out a form with a mistake and keeps the others', () => {
  const broken = { 'us/AL/AL102/2026.1.0/pdf.yaml': 'colour: {}\n' };
  const { forms, leftOut } = run({
    ...shared,
    ...locality,
    ...version('AL101'),
    ...version('AL102'),
    ...broken,
  });
  expect(forms).toEqual(['AL101']);
  expect(leftOut).toEqual(['AL102', 'AL102 2026.1.0']);
});

it('keeps a form in which only names are mistyped, so that the rest is checked too', () => {
  const mistyped = { 'us/AL/AL101/2026.1.0/pdf.yaml': 'blnk: []\n' };
  const { forms, messages } = run({ ...shared, ...locality, ...version('AL101'), ...mistyped });
  expect(messages).toEqual([
    'us/AL/AL101/2026.1.0/pdf.yaml unknown-key: pdf.yaml has no "blnk". Did you mean "blank"?',
  ]);
  expect(forms).toEqual(['AL101']);
});

it('leaves out what depends on a file with a mistake', () => {
  const everything = { ...shared, ...locality, ...version('AL101') };
  expect(run({ ...everything, 'shared/answers.yaml': 'a: b\n' }).shared).toBe(undefined);
  expect(run({ ...everything, 'us/AL/answers.yaml': 'a: b\n' }).place).toBe(undefined);
  expect(run({ ...everything, 'us/AL/AL101/translations/es.yaml': '- a\n' }).forms).toEqual([]);
});

it('leaves out only a case or a flow', () => {
  const { forms, leftOut, authored } = run({
    ...shared,
    ...locality,
    ...version('AL101'),
    'us/AL/flows/AL_RESIDENT.yaml': 'QS1: {}\n',
    'us/AL/AL101/2026.1.0/cases/one.yaml': 'colour: {}\n',
  });
  expect(forms).toEqual(['AL101']);
  expect(leftOut).toEqual(['AL_RESIDENT']);
  expect(authored[0]?.cases).toEqual([]);
});

it('names the files that are missing', () => {
  const { messages } = run({
    'us/AL/AL101/2026.1.0/form.yaml': form,
    'us/AL/AL102/2026.1.0/pdf.yaml': 'blank: []\n',
  });
  expect(messages).toEqual([
    'shared missing-file: There is no answers.yaml in this folder.',
    'shared missing-file: There is no people.yaml in this folder.',
    'us/AL missing-file: There is no locality.yaml in this folder.',
    'us/AL/AL101/2026.1.0 missing-file: There is no questions.yaml in this folder.',
    'us/AL/AL101/2026.1.0 missing-file: There is no pdf.yaml in this folder.',
    'us/AL/AL101/2026.1.0 missing-file: There is no blank.yaml in this folder.',
    'us/AL/AL102/2026.1.0 missing-file: There is no form.yaml in this folder.',
  ]);
});

it('lets a form inherit from its base what its folder lacks', () => {
  const based = 'basedOn: AL101 2026.1.0\nname: A\ntitle: B\neffective: 2026-01-01\n';
  const { forms, messages } = run({
    ...shared,
    ...locality,
    ...version('AL101'),
    'us/AL/AL102/2026.1.0/form.yaml': based,
  });
  expect(messages).toEqual([]);
  expect(forms).toEqual(['AL101', 'AL102']);
});

it('does not report a file as missing that is only misnamed', () => {
  const { messages, leftOut } = run({
    ...shared,
    ...locality,
    ...version('AL101'),
    'us/AL/AL101/2026.1.0/questions.yaml': undefined,
    'us/AL/AL101/2026.1.0/question.yaml': 'QS1: none\n',
  });
  expect(messages).toEqual([
    'us/AL/AL101/2026.1.0/question.yaml unknown-file: A file "question.yaml" does not belong here. Did you mean "questions.yaml"?',
  ]);
  expect(leftOut).toContain('AL101');
});

it('reports a misnamed folder once, whatever it contains', () => {
  const { messages } = run({
    ...shared,
    ...locality,
    'us/AL/AL101/2026/form.yaml': form,
    'us/AL/AL101/2026/pdf.yaml': 'blank: []\n',
  });
  expect(messages).toEqual([
    'us/AL/AL101/2026 unknown-file: A folder "2026" does not belong here.',
  ]);
});
