import type { parameters } from '@formpress/contract';
import { messages } from '../foundation/messages.ts';
import type { RequestProblem } from '../foundation/refusal.ts';

type Query = Record<string, string | string[]>;

/** The name of a declared query parameter. */
type QueryName = Extract<(typeof parameters)[keyof typeof parameters], { in: 'query' }>['name'];

/** Reads a parameter that may be sent at most once. */
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

/** Reads a parameter that is `true` or `false`; false when absent. */
export function readFlag(
  query: Query,
  name: QueryName,
): { value: boolean } | { problem: RequestProblem } {
  const value = query[name];
  if (value === undefined || value === 'false') return { value: false };
  if (value === 'true') return { value: true };
  return { problem: { field: name, code: 'INVALID_PARAMETER', message: messages.notTrueOrFalse } };
}
