import type { Fault } from '@formpress/contract';
import { messages } from '../foundation/messages.ts';
import type { RequestProblem } from '../foundation/refusal.ts';

const typeMessages = {
  string: messages.notText,
  object: messages.notObject,
  array: messages.notList,
};

/**
 * The problem of a value that is missing or of the wrong type. What else may be wrong with it is
 * said by those who know what it is.
 */
export function problemOf(field: string, { rule, type }: Fault): RequestProblem {
  if (rule === 'required') return { field, code: 'MISSING', message: messages.missing };
  if (rule === 'type' && type) return { field, code: 'WRONG_TYPE', message: typeMessages[type] };
  throw new Error(`There is no sentence for what is wrong with ${field}: ${rule}.`);
}
