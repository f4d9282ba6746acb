import { ComparedProblem } from './compared-problem.ts';

/** Stored answers as texts, and federal values if there are any. */
export type StoredAnswers = {
  answers: Record<string, string>;
  federal?: Record<string, string>;
};

/** Reads stored answers: a JSON object of answers, or the body of a fillPdf request. */
export function readAnswers(text: string, file: string): StoredAnswers {
  const value = parseObject(text, file);
  const isRequest = isObject(value.fields);
  const fields = isRequest ? value.fields : value;
  const federal = isRequest ? value.federalValues : undefined;
  return {
    answers: textsOf(fields, file),
    ...(federal === undefined ? {} : { federal: textsOf(federal, file) }),
  };
}

function parseObject(text: string, file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new ComparedProblem(`The file "${file}" is not a JSON object of answers.`);
}

function textsOf(value: unknown, file: string): Record<string, string> {
  if (!isObject(value))
    throw new ComparedProblem(`In "${file}", fields and federalValues must be JSON objects.`);
  return Object.fromEntries(
    Object.entries(value).map(([key, answer]) => [key, textOf(key, answer, file)]),
  );
}

/** Reads an answer as the service does: several choices are a list, or joined by commas. */
function textOf(key: string, answer: unknown, file: string): string {
  if (['string', 'number', 'boolean'].includes(typeof answer)) return String(answer);
  if (Array.isArray(answer) && answer.every((each) => typeof each === 'string'))
    return answer.join(',');
  throw new ComparedProblem(`In "${file}", the answer to "${key}" is not a text, number or list.`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
