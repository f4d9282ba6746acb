import { roundToScale, type Value } from '@formpress/formula';
import type { Calculation, Expression, FederalInterview, Question } from '@formpress/model';
import { composed } from '../foundation/composed.ts';
import type { Answers } from '../foundation/fill-request.ts';
import { messages } from '../foundation/messages.ts';
import type { PreparedForm } from '../foundation/prepare-form.ts';
import type { Refusal } from '../foundation/refusal.ts';
import { evaluateUnlessBlank, holds, type Known } from '../foundation/values.ts';
import { readAnswer } from './read-answer.ts';
import { printNumber } from './read-number.ts';

/** A walk under way. */
export type Visit = {
  readonly form: PreparedForm;
  readonly answers: Answers;
  readonly values: Map<string, Known>;
  /** Questions that need no answer: without one, what was given stands. */
  readonly optional: readonly string[];
  readonly asked: string[];
  readonly refusals: Refusal[];
  /** Names whose value was refused or rests on one that was: nothing is calculated from them. */
  readonly refused: Set<string>;
};

/** Passes a question: what stood there before is replaced, but for a given answer that may stand. */
export function visitQuestion(id: string, visit: Visit): void {
  const question = questionOf(id, visit);
  const sent = answerTo(id, visit.answers);
  if (sent === '' && visit.optional.includes(id)) {
    visit.asked.push(id);
    return;
  }
  visit.values.delete(id);
  visit.refused.delete(id);
  if (question.calculate) {
    calculate(id, question.calculate, visit);
    return;
  }
  visit.asked.push(id);
  const applies = !question.when || appliesWhen(question.when, visit);
  if (sent === '') {
    const isRequired = question.required !== 'NEVER' && applies;
    if (isRequired) refuse(id, 'MISSING_ANSWER', messages.missingAnswer, visit);
    return;
  }
  const answer = readAnswer(question, sent, visit.form);
  if ('refused' in answer) refuse(id, 'INVALID_ANSWER', answer.refused, visit);
  else if (applies) visit.values.set(id, answer);
}

/** Sets the answers that are known before the first question. */
export function give(given: FederalInterview['given'], visit: Visit): void {
  for (const { question: id, is } of given) {
    if (restsOnRefused(id, is, visit)) continue;
    const value = evaluateUnlessBlank(is, visit.values, visit.form);
    const question = questionOf(id, visit);
    const known = value && knownFrom(value, question.calculate?.scale ?? question.scale);
    if (known && known.text !== '') visit.values.set(id, known);
  }
}

function calculate(id: string, { is, scale, round }: Calculation, visit: Visit): void {
  if (restsOnRefused(id, is, visit)) return;
  const value = evaluateUnlessBlank(is, visit.values, visit.form);
  if (!value) return;
  const rounded =
    round && 'number' in value ? { number: roundToScale(value.number, scale, round) } : value;
  visit.values.set(id, knownFrom(rounded, scale));
}

function appliesWhen(when: Expression, visit: Visit): boolean {
  return !readsRefused(when, visit) && holds(when, visit.values, visit.form);
}

/** A value that rests on a refused one is not known either. */
function restsOnRefused(id: string, is: Expression, visit: Visit): boolean {
  const rests = readsRefused(is, visit);
  if (rests) visit.refused.add(id);
  return rests;
}

function readsRefused(expression: Expression, { form, refused }: Visit): boolean {
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

function questionOf(id: string, { form }: Visit): Question {
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
  visit: Visit,
): void {
  visit.refusals.push({ field: `fields.${id}`, code, message });
  visit.refused.add(id);
}
