import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Confidence, inEachLanguage, type Locality, languages } from '@formpress/model';

type Entry = {
  id: string;
  version: string;
  effective: string;
  blank?: 'specimen' | 'agency';
  /** What it was checked against. Releases of earlier versions lack it, or have one word. */
  confidence?: Confidence | 'unverified';
  /** Whether screen readers can follow its PDF. */
  tagged?: true;
  /** Whether its self-test fails. */
  isWrong?: boolean;
  /** How large the picture of its page is at least. */
  pictureBytes?: number;
};

const openapi = `openapi: 3.0.3
info: { title: Small, version: 0.0.1, description: A small release. }
servers: [{ url: /v1 }]
tags: []
paths: {}
components: { parameters: {}, responses: {}, schemas: {} }
`;
const texts = (text: string) =>
  inEachLanguage((language) => (language === 'en' ? text : `${text} (${language})`));
const person = (accepts: string, use = 'required') => ({
  use,
  accepts,
  otherwise: texts('Again.'),
});
const yes = { yes: true };
const template = '%PDF-1.7 template';
const plan = {
  language: 'en',
  file: { base: template.length, external: 0, letters: 0, table: 0, size: 2, root: 1, id: '00' },
  external: [],
  letters: { characters: '', widths: [], objects: [] },
  fonts: {},
  pages: [],
  fields: {},
};
const selfTest = {
  now: '2026-03-01T12:00:00.000Z',
  request: {
    employee: { firstName: 'Jordan', lastName: 'Rivera' },
    employer: {},
    fields: { dependents: '2' },
  },
  expects: { finish: 'sign', taxParameters: { 'FED.dependents': 'true' }, pdf: {} },
};

type Missing = Pick<Locality, 'notWritten' | 'outdated'>;

/** Writes a release of a few invented forms, to test the service without the compiler. */
export function writeSmallRelease(folder: string, entries: Entry[], missing: Missing = {}): void {
  const files = new Map<string, string>();
  const forms = entries.map((entry) => ({
    blank: 'specimen',
    locality: 'FEDERAL',
    country: 'US',
    language: 'en',
    name: 'W-4',
    title: 'A certificate',
    type: 'NON_RESIDENT',
    initialQuestionSet: 'QS1',
    takesFederalValues: false,
    folder: `bundles/${entry.id}/${entry.version}`,
    ...entry,
  }));
  files.set('catalog.json', JSON.stringify({ forms }));
  files.set(
    'localities.json',
    JSON.stringify({ localities: [{ ...federal(entries), ...missing }] }),
  );
  files.set('openapi.yaml', openapi);
  for (const form of forms) {
    files.set(`${form.folder}/bundle.json`, JSON.stringify(bundle(form)));
    files.set(`${form.folder}/plan.json`, JSON.stringify(plan));
    files.set(`${form.folder}/template.pdf`, template);
    const expects = form.isWrong ? { ...selfTest.expects, finish: 'never' } : selfTest.expects;
    files.set(`${form.folder}/self-test.json`, JSON.stringify({ ...selfTest, expects }));
    files.set(`${form.folder}/blank.pdf`, '%PDF-1.7 blank');
    files.set(
      `${form.folder}/images/${form.id.toLowerCase()}_1.png`,
      'a picture'.padEnd(form.pictureBytes ?? 0),
    );
  }
  for (const language of languages) {
    for (const form of forms) {
      files.set(
        `${form.folder}/question-sets.${language}.json`,
        JSON.stringify(sets(form, language)),
      );
    }
    const flow = { QS1: flowSet(entries[0]?.id ?? '', language) };
    files.set(`flows/FEDERAL/question-sets.${language}.json`, JSON.stringify(flow));
  }
  writeAll(folder, files);
}

function writeAll(folder: string, files: Map<string, string>): void {
  const manifest: Record<string, { sha256: string; size: number }> = {};
  for (const [path, text] of files) {
    const sha256 = createHash('sha256').update(text).digest('hex');
    manifest[path] = { sha256, size: Buffer.byteLength(text) };
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const release = { format: 2, tool: 'small', files: manifest };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
}

function bundle({ tagged, ...form }: Omit<Entry, 'blank'> & { name: string }) {
  return {
    ...form,
    country: 'US',
    type: 'NON_RESIDENT',
    blank: { kind: 'specimen', sha256: '', pages: 1, ...(tagged && { tagged }) },
    people: {
      employee: { firstName: person('^[A-Za-z]+$'), lastName: person('^[A-Za-z]+$') },
      employer: { name: person('^.+$', 'unused') },
      employeeAddress: 'unused',
      employerAddress: 'unused',
      address: { us: {}, ca: {} },
    },
    questions: {
      dependents: { kind: 'number', required: 'ALWAYS', accepts: '^[0-9]{1,2}$', scale: 0 },
      double: { kind: 'number', required: 'NEVER', calculate: { is: { number: '2' }, scale: 0 } },
    },
    interview: {
      start: 'QS1',
      sets: { QS1: { questions: ['dependents', 'double'], next: { finish: 'sign' } } },
    },
    statements: { sign: texts('It is true.') },
    taxParameters: [{ id: 'FED.dependents', type: 'integer', is: yes, about: texts('Line 3') }],
    pdf: { fields: [], sign: [] },
    images: [],
  };
}

function sets(form: { id: string; version: string }, language: string) {
  const href = `/images/${form.id}/${form.version}/picture.png`;
  const body = {
    id: 'QS1',
    questions: [{ id: 'dependents', questionText: `How many? (${language})` }],
    notes: [{ htmlType: 'IMAGE', href, suggestedPlacement: 'ABOVE_ALL_QUESTIONS' }],
    breadcrumbTitle: 'Dependents',
    navigation: { navigationType: 'CONSTANT', navigationMapping: { hasMoreQuestions: false } },
  };
  return { interview: { QS1: body } };
}

function flowSet(formId: string, language: string) {
  const options = [{ label: 'Continue', id: 'go', formsToComplete: [formId] }, { label: 'Stop' }];
  const question = { id: 'way', questionText: `Which? (${language})`, questionOptions: options };
  return { id: 'QS1', questions: [question], breadcrumbTitle: 'Way', navigation: {} };
}

function federal(entries: Entry[]) {
  const ids = [...new Set(entries.map(({ id }) => id))];
  return {
    code: 'FEDERAL',
    country: 'US',
    name: texts('Federal'),
    forms: ids.map((id) => ({ id, recommended: yes })),
    flows: [{ id: 'FEDERAL', rows: [{ start: 'QS1' }] }],
    gaps: [],
  };
}
