import { fileURLToPath } from 'node:url';
import { compile, createReport, printDiagnostics } from '@formpress/compiler';
import type { Bundle } from '@formpress/model';
import { beforeAll, expect, it } from 'vitest';
import { testCache } from '../foundation/test-cache.ts';

type Note = { htmlType: string; suggestedPlacement: string; optionalLabel?: string };
type Mapping = { hasMoreQuestions: boolean; nextQuestionSetId?: string; perjuryStatement?: string };
type Question = {
  id: string;
  htmlType: string;
  displayType?: string;
  required: { whenRequired: string };
  questionOptions?: { label: string; value?: boolean | string }[];
  multiSelectQuestionOptions?: object[];
  calculation?: { scale: number; roundingMode?: string };
  notes?: Note[];
};
type QuestionSet = {
  questions: Question[];
  notes?: Note[];
  navigation: {
    navigationType: string;
    questionId?: string;
    navigationMapping?: Mapping;
    navigationMappings?: Record<string, Mapping>;
  };
};

const folder = fileURLToPath(new URL('../kitchen-sink/definitions', import.meta.url));
const report = createReport();
let said = '';
let release: { path: string; bytes: Uint8Array }[] = [];
let sets: QuestionSet[] = [];
let questions: Question[] = [];
let mappings: Mapping[] = [];

beforeAll(async () => {
  const compiled = await compile(folder, report, { cache: testCache() });
  said = printDiagnostics(report.diagnostics, compiled.sources, { colour: false });
  release = compiled.release ?? [];
  sets = questionSets('en');
  questions = sets.flatMap((set) => set.questions);
  mappings = sets.flatMap(mappingsOf);
}, 60_000);

it('compiles without findings', () => {
  expect(said).toBe('');
});

it('shows every type of question', () => {
  const types = questions.map(({ htmlType, displayType = '' }) =>
    `${htmlType} ${displayType}`.trim(),
  );
  expect(each(types)).toEqual([
    'INPUT CHECKBOX',
    'INPUT DOLLAR',
    'INPUT EMAIL',
    'INPUT INTEGER',
    'INPUT MONTH_YEAR',
    'INPUT MULTI_SELECT_CHECKBOX',
    'INPUT PERCENT',
    'INPUT RADIO',
    'INPUT TELEPHONE',
    'INPUT TEXT',
    'INPUT YEAR',
    'INPUT ZIPCODE',
    'SELECT',
    'TEXTAREA',
  ]);
});

it('shows every note at every place, with and without a label', () => {
  const notes = [...sets, ...questions].flatMap((owner) => owner.notes ?? []);
  const types = ['IMAGE', 'PARAGRAPH', 'TABLE', 'UNORDERED_LIST'];
  const places = ['ABOVE_ALL_QUESTIONS', 'ABOVE_QUESTION', 'BELOW_ALL_QUESTIONS', 'BELOW_QUESTION'];
  expect(each(notes.map((note) => `${note.htmlType} ${note.suggestedPlacement}`))).toEqual(
    types.flatMap((type) => places.map((place) => `${type} ${place}`)),
  );
  expect(each(notes.map((note) => `${note.htmlType} ${'optionalLabel' in note}`))).toEqual([
    'IMAGE false',
    'IMAGE true',
    'PARAGRAPH false',
    'TABLE false',
    'TABLE true',
    'UNORDERED_LIST false',
    'UNORDERED_LIST true',
  ]);
});

it('shows every way to require, to round and to scale', () => {
  expect(each(questions.map(({ required }) => required.whenRequired))).toEqual([
    'ALWAYS',
    'DEPENDENT',
    'NEVER',
  ]);
  const calculations = questions.flatMap(({ calculation }) => calculation ?? []);
  expect(each(calculations.map(({ roundingMode }) => roundingMode ?? 'none'))).toEqual([
    'CEILING',
    'FLOOR',
    'HALF_UP',
    'none',
  ]);
  expect(each(calculations.map(({ scale }) => String(scale)))).toEqual(['0', '1', '2']);
});

it('shows every shape of an option', () => {
  const options = questions.flatMap(({ questionOptions = [] }) => questionOptions);
  const shapes = options.map((option) =>
    Object.entries(option)
      .map(([key, value]) => (key === 'value' ? `${typeof value} value` : key))
      .join(', '),
  );
  expect(each(shapes)).toEqual([
    'label',
    'label, boolean value',
    'label, boolean value, formsToComplete',
    'label, id, formsToComplete',
    'label, string value',
  ]);
});

it('shows every kind of navigation', () => {
  expect(each(sets.map(({ navigation }) => navigation.navigationType))).toEqual([
    'CONSTANT',
    'VARIABLE',
  ]);
  const byEarlierSet = sets.filter(({ navigation: { questionId }, questions: asked }) =>
    asked.every(({ id }) => questionId !== undefined && id !== questionId),
  );
  expect(byEarlierSet.length).toBeGreaterThan(0);
  expect(mappings).toContainEqual({ hasMoreQuestions: false, nextQuestionSetId: 'INELIGIBLE' });
  expect(mappings).toContainEqual({ hasMoreQuestions: false });
});

it.each(['en', 'es', 'fr'])('leaves answers in statements to the client: %s', (language) => {
  const statements = questionSets(language).flatMap(mappingsOf);
  const placeholders = statements.flatMap(
    ({ perjuryStatement = '' }) => perjuryStatement.match(/\{\{.*?\}\}/g) ?? [],
  );
  expect(each(placeholders)).toEqual(['{{ county }}', '{{ stateOfResidence }}', '{{ workShare }}']);
});

it('shows every type of form, of parameter, and a second interview', () => {
  const bundles = files<Bundle>(/bundle\.json$/);
  expect(each(bundles.map(({ type }) => type))).toEqual([
    'CANADA_RESIDENT',
    'EXEMPT',
    'EXEMPT_MILITARY_SPOUSE',
    'NON_RESIDENT',
    'RESIDENT',
  ]);
  expect(each(bundles.flatMap((form) => form.taxParameters.map(({ type }) => type)))).toEqual([
    'boolean',
    'dollarAmount',
    'integer',
    'percent',
    'string',
  ]);
  expect(bundles.filter(({ withFederal }) => withFederal).map(({ id }) => id)).toEqual(['WY903']);
  expect(each(bundles.map(({ blank }) => blank.kind))).toEqual(['agency', 'specimen']);
});

function each(values: string[]): string[] {
  return [...new Set(values)].sort();
}

function files<T>(path: RegExp): T[] {
  return release
    .filter((file) => path.test(file.path))
    .map(({ bytes }) => JSON.parse(new TextDecoder().decode(bytes)) as T);
}

function questionSets(language: string): QuestionSet[] {
  type Sets = Record<string, QuestionSet>;
  const forms = files<Record<string, Sets>>(new RegExp(`^bundles.*sets\\.${language}\\.json$`));
  const flows = files<Sets>(new RegExp(`^flows.*sets\\.${language}\\.json$`));
  return [...forms.flatMap((form) => Object.values(form)), ...flows].flatMap(Object.values);
}

function mappingsOf({ navigation }: QuestionSet): Mapping[] {
  const { navigationMapping, navigationMappings = {} } = navigation;
  return [...(navigationMapping ? [navigationMapping] : []), ...Object.values(navigationMappings)];
}
