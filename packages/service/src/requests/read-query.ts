import type { parameters } from '@formpress/contract';
import { messages } from '../foundation/messages.ts';
import type { RequestProblem } from '../foundation/refusal.ts';

type Query = Record<string, string | string[]>;

/** A parameter that an operation declares to take from the query. */
type QueryName = Extract<(typeof parameters)[keyof typeof parameters], { in: 'query' }>['name'];

/** A parameter that is sent once or not at all. */
export function readParameter(
  query: Query,
  name: QueryName,
): { value: string | undefined } | { problem: RequestProblem } {
  const value = query[name];
  if (!Array.isArray(value)) return { value };
  return {
    problem: { field: name, code: 'INVALID_PARAMETER', message: messages.repeatedParameter },
  };
}

/** A parameter that is `true` or `false`; false when it is not sent. */
export function readFlag(
  query: Query,
  name: QueryName,
): { value: boolean } | { problem: RequestProblem } {
  const value = query[name];
  if (value === undefined || value === 'false') return { value: false };
  if (value === 'true') return { value: true };
  return { problem: { field: name, code: 'INVALID_PARAMETER', message: messages.notTrueOrFalse } };
}
