import type { Fault } from '@formpress/contract';
import { messages } from '../foundation/messages.ts';
import type { RequestProblem } from '../foundation/refusal.ts';

const typeMessages = {
  string: messages.notText,
  object: messages.notObject,
  array: messages.notList,
};

/**
 * The problem of a value that is missing or has the wrong type. Other violations are reported by the
 * code that knows the value.
 */
export function problemOf(field: string, { rule, type }: Fault): RequestProblem {
  if (rule === 'required') return { field, code: 'MISSING', message: messages.missing };
  if (rule === 'type' && type) return { field, code: 'WRONG_TYPE', message: typeMessages[type] };
  throw new Error(`There is no message for ${field} violating ${rule}.`);
}
