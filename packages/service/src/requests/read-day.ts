import { messages } from '../foundation/messages.ts';
import { payrollMessages } from '../foundation/payroll-messages.ts';
import type { Problems } from './problems.ts';

/** Reads a day written YYYY-MM-DD that is in the calendar. */
export function readDay(value: unknown, field: string, problems: Problems): string | undefined {
  if (typeof value !== 'string') {
    problems.add({ field, code: 'WRONG_TYPE', message: messages.notText });
    return undefined;
  }
  if (isDay(value)) return value;
  problems.add({ field, code: 'INVALID_PARAMETER', message: payrollMessages.notDay });
  return undefined;
}

function isDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}

/** The day of a moment in UTC. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
