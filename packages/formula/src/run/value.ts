import type { Expression } from '@formpress/model';
import { compareRationals, type Rational, rational } from '../numbers/rational.ts';

/** The value of a formula. */
export type Value = { number: Rational } | { text: string } | { yes: boolean } | { date: string };

/** Looks up the value of a name: a list for a multi-select, and undefined when it is blank. */
export type Scope = (name: string) => Value | string[] | undefined;

export type Binary = Extract<Expression, { op: string }>;
export type Reading = Extract<Expression, { read: string }>;

const zero = { number: rational('0') };
const yes = { yes: true };
const no = { yes: false };

/** Yes or no as a value. */
export function yesNo(isYes: boolean): Value {
  return isYes ? yes : no;
}

/** The number in a value. Throws when it is something else. */
export function numberIn(value: Value): Rational {
  if ('number' in value) return value.number;
  throw new Error('The formula calculates with something that is not a number.');
}

/** The yes or no in a value. Throws when it is something else. */
export function isYes(value: Value): boolean {
  if ('yes' in value) return value.yes;
  throw new Error('The formula has a condition that is not yes or no.');
}

/** A value converted to the kind that the formula uses. The answer to a choice among numbers is a text. */
export function asKindRead({ read, as }: Reading, value: ReturnType<Scope>): Value {
  if (Array.isArray(value)) return { text: value.join(',') };
  if (as === 'number') {
    if (!value) return zero;
    return 'text' in value ? { number: rational(value.text) } : value;
  }
  if (as === 'yesNo') return value ?? no;
  if (!value) return as === 'date' ? { date: '' } : { text: '' };
  if ('text' in value || 'date' in value) return value;
  throw new Error(`The formula uses ${read} as a ${as}, but it is not one.`);
}

/** Whether a comparison holds. */
export function compares(op: Binary['op'], left: Value, right: Value): boolean {
  const difference = order(left, right);
  if (op === '==') return difference === 0;
  if (op === '!=') return difference !== 0;
  if (op === '<') return difference < 0;
  if (op === '<=') return difference <= 0;
  return op === '>' ? difference > 0 : difference >= 0;
}

/** Compares numbers by size, and texts and dates (YYYY-MM-DD) alphabetically, which orders dates correctly. */
function order(left: Value, right: Value): number {
  if ('number' in left && 'number' in right) return compareRationals(left.number, right.number);
  if ('yes' in left && 'yes' in right) return Number(left.yes) - Number(right.yes);
  const [a, b] = [letters(left), letters(right)];
  return a < b ? -1 : a > b ? 1 : 0;
}

function letters(value: Value): string {
  if ('text' in value) return value.text;
  if ('date' in value) return value.date;
  throw new Error('The formula compares values of different kinds.');
}
