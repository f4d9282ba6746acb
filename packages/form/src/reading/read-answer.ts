import {
  composed,
  isInCalendar,
  maxTextLength,
  plainFrenchDate,
  plainFrenchNumber,
  readDate,
  readNumber,
  type Value,
} from '@formpress/formula';
import type { Language } from '../wire/language.ts';
import type { Question } from '../wire/question-set.ts';
import type { Kind } from './formula-kinds.ts';

/** An answer that was understood: what to send, and its value in formulas. */
export type ReadAnswer = { text: string; value: Value | string[] };

const patterns = new Map<string, RegExp>();

/** Reads an answer as the service does: its text in the form that every language accepts, or why it is refused. */
export function readAnswer(
  question: Question,
  written: string,
  language: Language,
): ReadAnswer | 'INVALID_ANSWER' | 'NO_SUCH_DAY' {
  const text = composed(written);
  if (isLabelAlone(question, text)) return { text, value: { text } };
  if (!isAccepted(question, text)) return 'INVALID_ANSWER';
  if (question.multiSelectQuestionOptions) return readChoices(text);
  if (kindOfQuestion(question) === 'yesNo') return { text, value: { yes: text === 'true' } };
  if (isNumber(question)) return readPlainNumber(plainNumber(text, language));
  if (question.questionOptions || !isDate(question, text)) return { text, value: { text } };
  const day = readDate(plainDate(text, language));
  if (day === undefined) return 'INVALID_ANSWER';
  return isInCalendar(day)
    ? { text: plainDate(text, language), value: { date: day } }
    : 'NO_SUCH_DAY';
}

/** The kind of an answer in formulas; undefined when its question does not show it. */
export function kindOfQuestion(question: Question): Kind | undefined {
  const { questionOptions: options, displayType, multiSelectQuestionOptions } = question;
  if (displayType === 'CHECKBOX') return 'yesNo';
  if (options?.some(({ value }) => typeof value === 'boolean')) return 'yesNo';
  if (multiSelectQuestionOptions) return 'text';
  if (isNumber(question)) return 'number';
  if (question.isCalculated) return undefined;
  const isNumeric = options?.every(({ value }) => /^-?[0-9]+(?:\.[0-9]+)?$/.test(String(value)));
  return options && isNumeric ? 'number' : 'text';
}

/** Whether the pattern of a question accepts a text. Texts that are too long are never accepted. */
export function isAccepted(
  { validationRegex }: Pick<Question, 'validationRegex'>,
  text: string,
): boolean {
  if (text.length > maxTextLength) return false;
  return validationRegex === undefined || patternOf(validationRegex).test(text);
}

function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source);
  patterns.set(source, pattern);
  return pattern;
}

const numberTypes: readonly unknown[] = ['INTEGER', 'PERCENT', 'DOLLAR'];

function isNumber({ displayType, isCalculated }: Question): boolean {
  return !isCalculated && numberTypes.includes(displayType);
}

function readPlainNumber(text: string): ReadAnswer | 'INVALID_ANSWER' {
  const number = readNumber(text);
  return number ? { text, value: { number } } : 'INVALID_ANSWER';
}

/** Splits an answer into its choices. Each may occur only once, which a pattern cannot express. */
function readChoices(text: string): ReadAnswer | 'INVALID_ANSWER' {
  const choices = text.split(',');
  return new Set(choices).size < choices.length ? 'INVALID_ANSWER' : { text, value: choices };
}

/** A number in the form that every language accepts. Only French has another form. */
function plainNumber(text: string, language: Language): string {
  return language === 'fr' && !/^[+-]?[0-9.]*$/.test(text) ? plainFrenchNumber(text) : text;
}

function plainDate(text: string, language: Language): string {
  const month = /^([0-9]{2})\/[0-9]{2}\/[0-9]{4}$/.exec(text)?.[1];
  const isPlain = /^[0-9]{4}-/.test(text) || (month !== undefined && Number(month) <= 12);
  return language === 'fr' && !isPlain ? plainFrenchDate(text) : text;
}

function isDate(question: Question, text: string): boolean {
  return /^[0-9]/.test(text) && asksForDate(question);
}

/** Whether a question asks for a day. Question sets do not say so, but its pattern accepts a day and no word. */
export function asksForDate(question: Question): boolean {
  const { displayType, validationRegex } = question;
  if (displayType !== 'TEXT' || validationRegex === undefined) return false;
  return !isAccepted(question, 'x') && days.some((day) => isAccepted(question, day));
}

const days = ['1985-03-31', '2026-01-31', '2026-12-31', '2020-06-15', '2030-06-15', '1950-06-15'];

/** Whether the answer is an option of a flow with only a label: it requires no form and decides nothing. */
function isLabelAlone({ questionOptions = [] }: Question, text: string): boolean {
  return questionOptions.some(
    ({ label, value, id }) => (value ?? id) === undefined && label === text,
  );
}
