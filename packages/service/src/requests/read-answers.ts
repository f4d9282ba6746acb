import { composed } from '@formpress/engine';
import type { Bundle, Question } from '@formpress/model';
import { messages } from '../messages.ts';
import type { Problem } from '../refusal.ts';
import { addUnknown } from './add-unknown.ts';
import { isJsonObject, type JsonObject } from './read-json.ts';

/** Answers as texts, as they were sent or in an object without a prototype: `__proto__` is a key like any other. */
export type AnswerTexts = Record<string, string>;

/**
 * The answers of a request as texts, in Unicode NFC. A list is taken for a multi-select question
 * only.
 */
export function readAnswers(
  value: unknown,
  questions: Bundle['questions'],
  problems: Problem[],
): AnswerTexts {
  if (!isJsonObject(value)) {
    const missing = value === undefined;
    problems.push(
      missing
        ? { field: 'fields', code: 'MISSING', message: messages.missing }
        : { field: 'fields', code: 'WRONG_TYPE', message: messages.notObject },
    );
    return {};
  }
  return readTextsOf(value, 'fields', problems, (id) =>
    Object.hasOwn(questions, id) ? questions[id]?.kind : undefined,
  );
}

/**
 * Texts, numbers, and true or false as texts. `kindOf` gives the kind of the question under a key,
 * and nothing for a key that is not known; `choices` may be a list of texts.
 */
export function readTextsOf(
  object: JsonObject,
  prefix: string,
  problems: Problem[],
  kindOf: (key: string) => Question['kind'] | undefined,
): AnswerTexts {
  if (isTexts(object)) return object;
  const texts: AnswerTexts = Object.create(null);
  for (const key of Object.keys(object)) {
    const kind = kindOf(key);
    const text = textOf(object[key], kind === 'choices');
    if (typeof text === 'string') {
      texts[key] = text;
      continue;
    }
    const problem = (): Problem => ({
      field: `${prefix}.${key}`,
      code: 'WRONG_TYPE',
      message: text,
    });
    if (kind === undefined) addUnknown(problems, problem);
    else problems.push(problem());
  }
  return texts;
}

/** Whether nothing need be changed: most senders send texts. */
function isTexts(object: JsonObject): object is AnswerTexts {
  for (const key of Object.keys(object)) {
    const value = object[key];
    if (typeof value !== 'string' || composed(value) !== value) return false;
  }
  return true;
}

type Message = Problem['message'];

function textOf(value: unknown, takesList: boolean): string | Message {
  if (typeof value === 'string') return composed(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return isExact(value) ? String(value) : messages.numberTooLong;
  if (!takesList) return messages.notAnswer;
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return isList ? composed(value.join(',')) : messages.notChoices;
}

/** Whether JSON's number reached us without losing digits. */
function isExact(value: number): boolean {
  return !Number.isInteger(value) || Number.isSafeInteger(value);
}
