import { prepareForm } from '@formpress/engine';
import type { Bundle, Question } from '@formpress/model';
import { wordsOf } from '@formpress/patterns';
import { type Boundary, boundariesOf, calculate } from './boundaries.ts';
import { optionClasses } from './option-classes.ts';
import { sampleAnswers } from './sample-answer.ts';

/** An answer that represents a class of answers. At a turn, a comparison changes sides. */
export type AnswerClass = { answer: string; atTurn?: true };

/**
 * An answer of each class, by question id or federal.<key>. Blank is a class, too, but not included.
 */
export type AnswerClasses = ReadonlyMap<string, readonly AnswerClass[]>;

/** The answers to each question of a form that together make everything happen that can happen. */
export function answerClasses(bundle: Bundle): AnswerClasses {
  const boundaries = boundariesOf(bundle);
  const { accepts } = prepareForm(bundle);
  const turns = new Map<string, number>();
  const classes = new Map<string, AnswerClass[]>();
  for (const [id, question] of Object.entries(bundle.questions)) {
    if (question.calculate) continue;
    const kind = `${question.kind} ${question.accepts}`;
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    const isAccepted = (text: string) =>
      question.accepts === undefined || accepts(question.accepts, text);
    const around = answersAround(boundaries.get(id) ?? [], question.scale).filter(isAccepted);
    const plain = plainAnswers(id, question, bundle) ?? typedAnswers(question, turn, isAccepted);
    classes.set(id, distinct(plain.filter(isAccepted), around));
  }
  for (const [name, answers] of federalClasses(bundle, boundaries)) classes.set(name, answers);
  return classes;
}

/** The answers to a question that is chosen, not typed. */
function plainAnswers(id: string, question: Question, bundle: Bundle): string[] | undefined {
  const { kind, options = [] } = question;
  if (kind === 'choices') return [...options, ...(options[1] ? [options.join(',')] : [])];
  if (kind === 'choice' && options.length > 0) return optionClasses(id, question, bundle);
  return kind === 'yesNo' ? ['true', 'false'] : undefined;
}

function typedAnswers(
  question: Question,
  turn: number,
  isAccepted: (text: string) => boolean,
): string[] {
  const ordinary = sampleAnswers(question, turn).find(isAccepted) ?? wordFor(question, turn);
  const zero = question.kind === 'number' ? ['0', '0.0', '0.00'].find(isAccepted) : undefined;
  return [ordinary, zero].filter((text) => text !== undefined);
}

/** Where no ordinary answer fits the pattern, a word that does. */
function wordFor({ accepts }: Question, turn: number): string | undefined {
  const words = accepts === undefined ? [] : wordsOf(accepts, 8);
  return words[turn % Math.max(1, words.length)];
}

/**
 * The answers on both sides of where comparisons turn, and one far beyond, for what is capped.
 */
function answersAround(boundaries: Boundary[], scale = 2): string[] {
  const adjacent = boundaries.flatMap(({ kind, value, other }) => [
    value,
    kind === 'date'
      ? adjacentDay(value, other)
      : calculate(value, other === 'below' ? '-' : '+', smallestStep(scale)),
  ]);
  const numbers = boundaries.filter(({ kind }) => kind === 'number');
  if (numbers.length === 0) return adjacent;
  const highest = Math.max(...numbers.map(({ value }) => Number(value)));
  return [...adjacent, String(Math.trunc(highest) + 1237)];
}

/** The smallest difference between two answers with this many decimals. */
export function smallestStep(scale: number): string {
  return scale === 0 ? '1' : `0.${'0'.repeat(scale - 1)}1`;
}

function adjacentDay(day: string, side: Boundary['other']): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + (side === 'below' ? -1 : 1));
  return date.toISOString().slice(0, 10);
}

/** Each answer once; 5 and 5.00 are one answer. */
function distinct(plain: string[], around: string[]): AnswerClass[] {
  const known = new Map<string, AnswerClass>();
  for (const [index, answer] of [...plain, ...around].entries()) {
    const value = /^[0-9]*\.?[0-9]+$/.test(answer) ? calculate(answer, '+', '0') : answer;
    if (known.has(value)) continue;
    known.set(value, index < plain.length ? { answer } : { answer, atTurn: true });
  }
  return [...known.values()];
}

const amounts = ['additionalWithholding', 'dependentsAmt', 'otherIncome', 'deductions'];

/** Federal values: those that the form reads, and those that the interface always requires. */
function federalClasses(bundle: Bundle, boundaries: Map<string, Boundary[]>) {
  if (!bundle.withFederal) return [];
  const { given, filingStatus } = bundle.withFederal;
  const read = JSON.stringify(given);
  const isRead = (key: string) => read.includes(`"federal.${key}"`);
  const spelled = new Map(
    Object.entries(filingStatus).map(([spelling, option]) => [option, spelling]),
  );
  const statuses = [...spelled.values()].slice(0, isRead('filingStatus') ? undefined : 1);
  const yesNo = ['isNonResidentAlien', 'twoJobs'].filter(isRead);
  const classes: [string, AnswerClass[]][] = [
    ['isExempt', distinct(['true', 'false'], [])],
    ['filingStatus', distinct(statuses, [])],
    ...yesNo.map((key): [string, AnswerClass[]] => [key, distinct(['true', 'false'], [])]),
    ...amounts.filter(isRead).map((key, turn): [string, AnswerClass[]] => {
      const around = answersAround(boundaries.get(`federal.${key}`) ?? []);
      return [key, distinct([`${901 + 137 * turn}.50`, '0'], around)];
    }),
  ];
  return classes.map(([key, answers]): [string, AnswerClass[]] => [`federal.${key}`, answers]);
}
