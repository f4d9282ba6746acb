import { composed, printNumber, readDate, roundToScale, type Value } from '@formpress/formula';
import type { Person } from '../wire/fill.ts';
import type { FormSummary } from '../wire/form-summary.ts';
import type { Language } from '../wire/language.ts';
import type { Calculation, Question, QuestionSet } from '../wire/question-set.ts';
import type { Kind } from './formula-kinds.ts';
import { type Formula, formulaOf } from './formula-of.ts';
import { type NextStep, nextStep } from './next-step.ts';
import { kindOfQuestion, readAnswer } from './read-answer.ts';

/** Answers by question id, as text: true or false for yes or no, several choices joined by commas. */
export type Answers = Readonly<Record<string, string>>;

/** The employee and the employer, whose fields some rules read. */
export type People = { employee?: Person; employer?: Person };

/** Why an answer cannot stay as it is, or advice on one that can. */
export type AnswerProblem = {
  questionId: string;
  code: 'MISSING_ANSWER' | 'INVALID_ANSWER' | 'NO_SUCH_DAY' | 'BROKEN_RULE' | 'ADVICE';
  /** The text of the service; it has none for a missing answer and for a day that does not exist. */
  message?: string;
  /** The id of the rule. */
  rule?: string;
};

/** What follows from the sets that were passed and the answers to them. */
export type PathReading = {
  /** What to send: the accepted answers of the path, in the form that every language accepts. */
  fields: Record<string, string>;
  /** Values of calculated questions, as the service prints them. One without any answer to calculate from is absent. */
  calculated: Record<string, string>;
  /** Questions that other answers make unnecessary. */
  unneeded: ReadonlySet<string>;
  problems: AnswerProblem[];
  /** The forms that the chosen options require. */
  forms: FormSummary[];
  /** What comes after the last set; undefined while the answer that decides it is missing. */
  next: NextStep | undefined;
};

/** The state of a reading in progress. */
type State = {
  readonly answers: Answers;
  readonly language: Language;
  readonly reading: PathReading & { unneeded: Set<string> };
  readonly values: Map<string, Value | string[]>;
  readonly kinds: Map<string, Kind | undefined>;
  /** Names whose answer was refused, or which are calculated from one. */
  readonly refused: Set<string>;
};

/** Reads a path as the service does: the sets that were passed, in order, and answers. */
export function readPath(
  sets: readonly QuestionSet[],
  answers: Answers,
  { language = 'en', people = {} }: { language?: Language; people?: People } = {},
): PathReading {
  const reading: State['reading'] = {
    fields: {},
    calculated: {},
    unneeded: new Set(),
    problems: [],
    forms: [],
    next: undefined,
  };
  const values = new Map<string, Value | string[]>();
  const state = {
    answers,
    language,
    reading,
    values,
    kinds: new Map(),
    refused: new Set<string>(),
  };
  for (const set of sets) {
    for (const question of set.questions) visit(question, state);
  }
  const last = sets.at(-1);
  if (last) reading.next = nextStep(last, { ...reading.fields, ...reading.calculated });
  checkRules(sets, people, state);
  return reading;
}

/** Reads a question. When several sets contain it, the last one counts. */
function visit(question: Question, state: State): void {
  const { id, calculation, required } = question;
  const { reading, values, kinds, refused } = state;
  values.delete(id);
  refused.delete(id);
  delete reading.fields[id];
  reading.unneeded.delete(id);
  reading.problems = reading.problems.filter(({ questionId }) => questionId !== id);
  kinds.set(id, kindOfQuestion(question));
  if (calculation) calculate(id, calculation, state);
  if (question.isCalculated || !isInput(question)) return;
  if (required.formula !== undefined && !holds(formula(required.formula, state, 'yesNo'), state)) {
    reading.unneeded.add(id);
    return;
  }
  const written = state.answers[id] ?? '';
  if (written !== '') take(question, written, state);
  else if (required.whenRequired !== 'NEVER')
    refuse({ questionId: id, code: 'MISSING_ANSWER' }, state);
}

/** Whether a question takes an answer. Some only show something. */
function isInput({ htmlType }: Question): boolean {
  return htmlType === 'INPUT' || htmlType === 'SELECT' || htmlType === 'TEXTAREA';
}

function take(question: Question, written: string, state: State): void {
  const { id, validationErrorMessage: message } = question;
  const read = readAnswer(question, written, state.language);
  if (typeof read === 'string') {
    const says = read === 'INVALID_ANSWER' && message !== undefined ? { message } : {};
    refuse({ questionId: id, code: read, ...says }, state);
    return;
  }
  state.values.set(id, read.value);
  state.reading.fields[id] = read.text;
  const chosen = question.questionOptions?.find(
    ({ value, id }) => String(value ?? id) === read.text,
  );
  state.reading.forms.push(...(chosen?.formsToComplete ?? []));
}

function refuse(problem: AnswerProblem, state: State): void {
  state.reading.problems.push(problem);
  state.refused.add(problem.questionId);
}

function calculate(
  id: string,
  { formula: text, scale, roundingMode }: Calculation,
  state: State,
): void {
  const { reads, evaluate } = formula(text, state);
  delete state.reading.calculated[id];
  if (reads.some((name) => state.refused.has(name))) {
    state.refused.add(id);
    return;
  }
  if (reads.length > 0 && !reads.some((name) => state.values.has(name))) return;
  const exact = evaluate((name) => state.values.get(name));
  const value =
    roundingMode && 'number' in exact
      ? { number: roundToScale(exact.number, scale, roundingMode) }
      : exact;
  state.values.set(id, value);
  state.kinds.set(id, 'number' in value ? 'number' : 'yes' in value ? 'yesNo' : 'text');
  state.reading.calculated[id] = textOf(value, scale);
}

function textOf(value: Value, scale: number): string {
  if ('number' in value) return printNumber(value.number, scale);
  if ('yes' in value) return String(value.yes);
  return 'date' in value ? value.date : value.text;
}

function formula(text: string, { kinds }: State, wanted?: Kind): Formula {
  return formulaOf(text, (name) => kinds.get(name), wanted);
}

/** Whether a condition is true. It is not when it reads a refused answer, or only blanks. */
function holds(
  { reads, evaluate }: Formula,
  { values, refused }: State,
  more?: State['values'],
): boolean {
  const known = (name: string) => values.get(name) ?? more?.get(name);
  if (reads.some((name) => refused.has(name))) return false;
  if (reads.length > 0 && reads.every((name) => known(name) === undefined)) return false;
  const value = evaluate(known);
  return 'yes' in value && value.yes;
}

/** Checks the rules between answers. A rule that is in several sets is reported once. */
function checkRules(sets: readonly QuestionSet[], people: People, state: State): void {
  const rules = new Map(sets.flatMap((set) => (set.rules ?? []).map((rule) => [rule.id, rule])));
  const asked = new Set(sets.flatMap((set) => set.questions.map(({ id }) => id)));
  // A rule that reads an answer not asked for yet is checked once it is asked for, or at the end.
  const { next } = state.reading;
  const goesOn = next !== undefined && next !== 'INELIGIBLE' && 'set' in next;
  for (const { id, questionId, formula: text, message, advise } of rules.values()) {
    const rule = formula(text, state, 'yesNo');
    if (goesOn && rule.reads.some((name) => !name.includes('.') && !asked.has(name))) continue;
    if (!asked.has(questionId) || !holds(rule, state, personValues(rule.reads, people))) continue;
    const code = advise ? 'ADVICE' : 'BROKEN_RULE';
    state.reading.problems.push({ questionId, code, message, rule: id });
  }
}

function personValues(reads: readonly string[], people: People): State['values'] {
  const values: State['values'] = new Map();
  for (const path of reads) {
    const [who, name = '', part] = path.split('.');
    if (who !== 'employee' && who !== 'employer') continue;
    const person = people[who];
    const field = part === undefined ? person?.[name] : person?.address?.[part];
    const text = typeof field === 'string' ? composed(field) : '';
    const date = name.endsWith('Date') ? readDate(text) : undefined;
    if (text !== '') values.set(path, date === undefined ? { text } : { date });
  }
  return values;
}
