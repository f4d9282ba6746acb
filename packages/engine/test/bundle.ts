import { check, lower, type Names, parse, type Variable } from '@formpress/formula';
import {
  type Bundle,
  type Expression,
  inEachLanguage,
  type Next,
  type PersonField,
  type Question,
  type Texts,
} from '@formpress/model';

/** A text in all languages. */
export const say = (text: string): Texts =>
  inEachLanguage((language) => (language === 'en' ? text : `${text} (${language})`));

type WrittenQuestion = Partial<Omit<Question, 'when' | 'calculate' | 'options'>> & {
  kind: Question['kind'];
  options?: readonly string[];
  when?: string;
  calculate?: string;
  round?: 'CEILING' | 'FLOOR' | 'HALF_UP';
};
type Written = Partial<Omit<Bundle, 'questions' | 'interview' | 'taxParameters' | 'pdf'>> & {
  questions?: Record<string, WrittenQuestion>;
  sets?: Record<string, { questions: string[]; next: Next }>;
  federal?: {
    sets: Record<string, { questions: string[]; next: Next }>;
    given: [string, string][];
    optional?: string[];
  };
  taxParameters?: { id: string; type: Bundle['taxParameters'][number]['type']; is: string }[];
  fields?: Bundle['pdf']['fields'];
  ticks?: Record<string, string>;
  sign?: { field: string; kind: 'signature' | 'date'; format?: string; when?: string }[];
};

const federalVariables: Record<string, Variable> = {
  'federal.filingStatus': { kind: 'text' },
  'federal.isExempt': { kind: 'yesNo' },
  'federal.isNonResidentAlien': { kind: 'yesNo' },
  'federal.twoJobs': { kind: 'yesNo' },
  'federal.additionalWithholding': { kind: 'number', scale: 2 },
  'federal.dependentsAmt': { kind: 'number', scale: 2 },
  livesHere: { kind: 'yesNo' },
  worksHere: { kind: 'yesNo' },
  worksElsewhere: { kind: 'yesNo' },
  registeredHere: { kind: 'yesNo' },
  home: { kind: 'text' },
  work: { kind: 'choices' },
};

/** Reads a formula over questions, federal values and places. */
export function formula(text: string, questions: Record<string, WrittenQuestion> = {}): Expression {
  const names: Names = {
    variable: (name) => {
      const { kind, options, numeric, scale } = questions[name] ?? {};
      if (!kind) return federalVariables[name];
      const variable = { kind: kind === 'choice' ? 'text' : kind } as const;
      return {
        ...variable,
        ...(options && { options: [...options] }),
        ...(numeric && { numeric }),
        ...(scale !== undefined && { scale }),
      };
    },
    amount: () => undefined,
    variables: () => Object.keys(questions),
    amounts: () => [],
  };
  const { node, problems } = parse(text);
  if (!node) throw new Error(problems[0].message);
  const found = check(node, names).problems[0];
  if (found) throw new Error(found.message);
  return lower(node, names);
}

/** A bundle with the given parts; everything else is a plain federal form with one set. */
export function bundle(written: Written = {}): Bundle {
  const questions = written.questions ?? {};
  const read = (text: string) => formula(text, questions);
  const sets = written.sets ?? {
    QS1: { questions: Object.keys(questions), next: { finish: 'sign' } },
  };
  const { taxParameters = [], fields = [], ticks = {}, sign = [], federal, ...rest } = written;
  return {
    ...plainForm,
    ...rest,
    questions: Object.fromEntries(
      Object.entries(questions).map(([id, question]) => [id, questionOf(question, read)]),
    ),
    interview: { start: Object.keys(sets)[0] ?? '', sets },
    taxParameters: taxParameters.map((one) => ({ about: say(one.id), ...one, is: read(one.is) })),
    pdf: {
      fields: [
        ...fields,
        ...Object.entries(ticks).map(([field, tick]) => ({ field, tick: read(tick), on: 'On' })),
      ],
      sign: sign.map(({ when, ...rule }) => ({ ...rule, ...(when && { when: read(when) }) })),
    },
    ...(federal && { withFederal: federalInterview(federal, sets, read) }),
  };
}

function questionOf(written: WrittenQuestion, read: (text: string) => Expression): Question {
  const { when, calculate, round, options, ...question } = written;
  const plain: Question = {
    required: when ? 'DEPENDENT' : 'ALWAYS',
    ...question,
    ...(options && { options: [...options] }),
  };
  if (!calculate) {
    return {
      accepts: '^.{1,60}$',
      otherwise: say('Not so.'),
      ...plain,
      ...(when && { when: read(when) }),
    };
  }
  const scale = question.scale ?? 0;
  return { ...plain, calculate: { is: read(calculate), scale, ...(round && { round }) } };
}

function federalInterview(
  { sets, given, optional }: NonNullable<Written['federal']>,
  others: NonNullable<Written['sets']>,
  read: (text: string) => Expression,
): NonNullable<Bundle['withFederal']> {
  return {
    start: Object.keys(sets)[0] ?? '',
    sets: { ...others, ...sets },
    given: given.map(([question, is]) => ({ question, is: read(is) })),
    ...(optional && { optional }),
    filingStatus: { S: 'SINGLE', SINGLE: 'SINGLE', M: 'MARRIED', MARRIED: 'MARRIED' },
  };
}

const field = (use: PersonField['use'], accepts: string): PersonField => ({
  use,
  accepts,
  otherwise: say('Not so.'),
});
const text = (use: PersonField['use']) => field(use, '^.{1,60}$');

/** The people of an American form. */
export const people: Bundle['people'] = {
  employee: {
    firstName: text('required'),
    middleInitial: field('optional', '^[A-Za-z]$'),
    lastName: text('required'),
    socialSecurityNumber: field('required', '^(?:[0-9]{3}-[0-9]{2}-[0-9]{4}|[0-9]{9})$'),
    socialInsuranceNumber: field('unused', '^[0-9]{3}[- ]?[0-9]{3}[- ]?[0-9]{3}$'),
    socialInsuranceNumberExpiryDate: field('unused', '^[0-9/-]{10}$'),
  },
  employer: {
    name: text('required'),
    federalEIN: field('required', '^(?:[0-9]{2}-[0-9]{7}|[0-9]{9})$'),
    telephoneNumber: field('optional', '^[0-9() -]{10,14}$'),
  },
  employeeAddress: 'required',
  employerAddress: 'optional',
  address: {
    us: {
      streetAddress1: text('required'),
      streetAddress2: text('optional'),
      city: text('required'),
      state: field('required', '^[A-Z]{2}$'),
      zipCode: field('required', '^[0-9]{5}(?:-[0-9]{4})?$'),
    },
    ca: {
      streetAddress1: text('required'),
      streetAddress2: text('optional'),
      city: text('required'),
      provinceTerritory: field('required', '^[A-Z]{2}$'),
      postalCode: field('required', '^[A-Z][0-9][A-Z] ?[0-9][A-Z][0-9]$'),
    },
  },
};

/** The people of a Canadian form. */
export const canadianPeople: Bundle['people'] = {
  ...people,
  employee: {
    ...people.employee,
    socialSecurityNumber: field('unused', '^[0-9-]{9,11}$'),
    socialInsuranceNumber: field('required', '^[0-9]{3}[- ]?[0-9]{3}[- ]?[0-9]{3}$'),
    socialInsuranceNumberExpiryDate: field('required', '^[0-9/-]{10}$'),
  },
  employer: { name: text('unused') },
  employerAddress: 'unused',
};

const plainForm: Omit<Bundle, 'questions' | 'interview' | 'taxParameters' | 'pdf'> = {
  id: 'W4101',
  version: '2026.1.0',
  locality: 'FEDERAL',
  country: 'US',
  language: 'en',
  name: 'W-4',
  title: 'Certificate',
  type: 'RESIDENT',
  effective: '2026-01-01',
  blank: { kind: 'specimen', sha256: '', pages: 1 },
  people,
  statements: { sign: say('I declare.') },
  images: [],
};
