import { maxProblems } from '@formpress/contract';
import { composed } from '@formpress/formula';
import type { Bundle } from '@formpress/model';
import { messages } from '../foundation/messages.ts';
import type { RequestProblem } from '../foundation/refusal.ts';
import type { Problems } from './problems.ts';
import type { JsonObject } from './read-json.ts';
import { unknownKeys } from './unknown-keys.ts';

/** Answers as texts: the object as sent, or one without a prototype, so that `__proto__` is an ordinary key. */
export type AnswerTexts = Record<string, string>;

/**
 * Reads the answers of a request as texts in Unicode NFC. A list is accepted only for a multi-select
 * question. Answers to unknown questions are kept up to the reported maximum, and the rest are counted.
 * Without questions, because the form is unknown, only types are checked.
 */
export function readAnswers(
  object: JsonObject,
  questions: Bundle['questions'] | undefined,
  problems: Problems,
): AnswerTexts {
  if (questions) return answersTo(questions, object, problems);
  checkTypes(object, problems);
  return {};
}

function answersTo(
  questions: Bundle['questions'],
  object: JsonObject,
  problems: Problems,
): AnswerTexts {
  const ids = Object.keys(object);
  if (isTexts(object, ids)) return object;
  const known = Object.keys(questions);
  const { first, more } = unknownKeys(object, known, ids);
  problems.unlisted += more;
  const texts: AnswerTexts = Object.create(null);
  for (const id of known.filter((each) => Object.hasOwn(object, each))) {
    const text = textOf(object[id], questions[id]?.kind === 'choices');
    if (typeof text === 'string') texts[id] = text;
    else problems.add(wrongType(`fields.${id}`, text));
  }
  for (const id of first) {
    const text = textOf(object[id], false);
    if (typeof text === 'string') texts[id] = text;
    else problems.addUnknown(() => wrongType(`fields.${id}`, text));
  }
  return texts;
}

function checkTypes(object: JsonObject, problems: Problems): void {
  for (const id of Object.keys(object)) {
    const text = textOf(object[id], false);
    if (typeof text !== 'string') problems.addUnknown(() => wrongType(`fields.${id}`, text));
  }
}

/** Reads the values of an object (texts, numbers, booleans) as texts. */
export function readTextsOf(object: JsonObject, prefix: string, problems: Problems): AnswerTexts {
  const keys = Object.keys(object);
  if (isTexts(object, keys)) return object;
  const texts: AnswerTexts = Object.create(null);
  for (const key of keys) {
    const text = textOf(object[key], false);
    if (typeof text === 'string') texts[key] = text;
    else problems.add(wrongType(`${prefix}.${key}`, text));
  }
  return texts;
}

function wrongType(field: string, message: Message): RequestProblem {
  return { field, code: 'WRONG_TYPE', message };
}

/** Whether all values are already normalized texts, as in most requests. */
function isTexts(object: JsonObject, keys: string[]): object is AnswerTexts {
  if (keys.length > maxProblems) return false;
  for (const key of keys) {
    const value = object[key];
    if (typeof value !== 'string' || composed(value) !== value) return false;
  }
  return true;
}

type Message = RequestProblem['message'];

function textOf(value: unknown, takesList: boolean): string | Message {
  if (typeof value === 'string') return composed(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return isExact(value) ? String(value) : messages.numberTooLong;
  if (!takesList) return messages.notAnswer;
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return isList ? composed(value.join(',')) : messages.notChoices;
}

/** Whether a JSON number was parsed without losing digits. */
function isExact(value: number): boolean {
  return !Number.isInteger(value) || Number.isSafeInteger(value);
}
