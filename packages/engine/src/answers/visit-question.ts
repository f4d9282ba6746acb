import { composed, printNumber, roundToScale, type Value } from '@formpress/formula';
import type {
  Calculation,
  Expression,
  FederalInterview,
  Language,
  Question,
} from '@formpress/model';
import type { Answers } from '../foundation/fill-request.ts';
import { messages } from '../foundation/messages.ts';
import type { PreparedForm } from '../foundation/prepare-form.ts';
import type { Refusal } from '../foundation/refusal.ts';
import { evaluateUnlessBlank, holds, type Known } from '../foundation/values.ts';
import { readAnswer } from './read-answer.ts';

/** The state of a walk in progress. */
export type WalkState = {
  readonly form: PreparedForm;
  readonly answers: Answers;
  readonly language: Language;
  readonly values: Map<string, Known>;
  /** Questions that may be left out: without an answer they keep the given value. */
  readonly optional: readonly string[];
  readonly asked: string[];
  readonly refusals: Refusal[];
  /** Names whose value was refused or depends on a refused one. Nothing is calculated from them. */
  readonly refused: Set<string>;
};

/** Visits a question: its value is replaced, unless it is optional and keeps the given one. */
export function visitQuestion(id: string, state: WalkState): void {
  const question = questionOf(id, state);
  const sent = answerTo(id, state.answers);
  if (sent === '' && state.optional.includes(id)) {
    state.asked.push(id);
    return;
  }
  state.values.delete(id);
  state.refused.delete(id);
  if (question.calculate) {
    calculate(id, question.calculate, state);
    return;
  }
  state.asked.push(id);
  const applies = !question.when || appliesWhen(question.when, state);
  if (sent === '') {
    const isRequired = question.required !== 'NEVER' && applies;
    if (isRequired) refuse(id, 'MISSING_ANSWER', messages.missingAnswer, state);
    return;
  }
  const answer = readAnswer(question, sent, state.form, state.language);
  if ('refused' in answer) refuse(id, 'INVALID_ANSWER', answer.refused, state);
  else if (applies) state.values.set(id, answer);
}

/** Sets the values that are known before the first question. */
export function setGiven(given: FederalInterview['given'], state: WalkState): void {
  for (const { question: id, is } of given) {
    if (dependsOnRefused(id, is, state)) continue;
    const value = evaluateUnlessBlank(state.form.formula(is), state.values);
    const question = questionOf(id, state);
    const known = value && knownFrom(value, question.calculate?.scale ?? question.scale);
    if (known && known.text !== '') state.values.set(id, known);
  }
}

function calculate(id: string, { is, scale, round }: Calculation, state: WalkState): void {
  if (dependsOnRefused(id, is, state)) return;
  const value = evaluateUnlessBlank(state.form.formula(is), state.values);
  if (!value) return;
  const rounded =
    round && 'number' in value ? { number: roundToScale(value.number, scale, round) } : value;
  state.values.set(id, knownFrom(rounded, scale));
}

function appliesWhen(when: Expression, state: WalkState): boolean {
  return !readsRefused(when, state) && holds(state.form.formula(when), state.values);
}

/** Whether a value depends on a refused one, and is therefore unknown too. */
function dependsOnRefused(id: string, is: Expression, state: WalkState): boolean {
  const rests = readsRefused(is, state);
  if (rests) state.refused.add(id);
  return rests;
}

function readsRefused(expression: Expression, { form, refused }: WalkState): boolean {
  return refused.size > 0 && form.reads(expression).some((name) => refused.has(name));
}

function knownFrom(value: Value, scale: number | undefined): Known {
  const text = textOf(value, scale);
  return { value, text, sent: text };
}

function textOf(value: Value, scale: number | undefined): string {
  if ('number' in value) return printNumber(value.number, scale);
  if ('yes' in value) return String(value.yes);
  return 'date' in value ? value.date : value.text;
}

function questionOf(id: string, { form }: WalkState): Question {
  const question = form.bundle.questions[id];
  if (!question) throw new Error(`${form.bundle.id} has no question ${id}.`);
  return question;
}

function answerTo(id: string, answers: Answers): string {
  const sent = answers[id];
  return typeof sent === 'string' ? composed(sent) : '';
}

function refuse(
  id: string,
  code: Refusal['code'],
  message: Refusal['message'],
  state: WalkState,
): void {
  state.refusals.push({ field: `fields.${id}`, code, message });
  state.refused.add(id);
}
