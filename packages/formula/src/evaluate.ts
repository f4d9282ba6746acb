import type { Expression } from '@formpress/model';
import {
  compareRationals,
  dividedBy,
  minus,
  negative,
  plus,
  type Rational,
  rational,
  times,
} from './rational.ts';

/** What a formula yields. */
export type Value = { number: Rational } | { text: string } | { yes: boolean } | { date: string };

/** The value of a name; the choices of a multi-select; nothing when it is blank. */
export type Scope = (name: string) => Value | string[] | undefined;

type Binary = Extract<Expression, { op: string }>;
type Reading = Extract<Expression, { read: string }>;

/** Evaluates exactly. A blank counts as 0, false or an empty text. */
export function evaluate(expression: Expression, scope: Scope): Value {
  if ('op' in expression) return binary(expression, scope);
  if ('read' in expression) return reading(expression, scope(expression.read));
  if ('number' in expression) return literal(expression.number);
  if ('text' in expression || 'yes' in expression) return expression;
  if ('if' in expression) {
    return evaluate(yes(expression.if, scope) ? expression.so : expression.else, scope);
  }
  if ('not' in expression) return { yes: !yes(expression.not, scope) };
  if ('negate' in expression) return { number: negative(number(expression.negate, scope)) };
  const choices = scope(expression.in);
  return { yes: Array.isArray(choices) && choices.includes(expression.has) };
}

function binary({ op, left, right }: Binary, scope: Scope): Value {
  switch (op) {
    case 'and':
      return { yes: yes(left, scope) && yes(right, scope) };
    case 'or':
      return { yes: yes(left, scope) || yes(right, scope) };
    case '+':
      return { number: plus(number(left, scope), number(right, scope)) };
    case '-':
      return { number: minus(number(left, scope), number(right, scope)) };
    case '*':
      return { number: times(number(left, scope), number(right, scope)) };
    case '/':
      return { number: dividedBy(number(left, scope), number(right, scope)) };
    default:
      return { yes: holds(op, order(evaluate(left, scope), evaluate(right, scope))) };
  }
}

function holds(op: Binary['op'], difference: number): boolean {
  if (op === '==') return difference === 0;
  if (op === '!=') return difference !== 0;
  if (op === '<') return difference < 0;
  if (op === '<=') return difference <= 0;
  return op === '>' ? difference > 0 : difference >= 0;
}

/** Numbers by size; texts and dates (YYYY-MM-DD) by letters, so that dates come in their order. */
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

function number(expression: Expression, scope: Scope): Rational {
  const value = evaluate(expression, scope);
  if ('number' in value) return value.number;
  throw new Error('The formula calculates with something that is not a number.');
}

function yes(expression: Expression, scope: Scope): boolean {
  const value = evaluate(expression, scope);
  if ('yes' in value) return value.yes;
  throw new Error('The formula decides by something that is not yes or no.');
}

/** A value as the formula uses it. A choice among numbers is answered by a text. */
function reading({ read, as }: Reading, value: ReturnType<Scope>): Value {
  if (Array.isArray(value)) return { text: value.join(',') };
  if (as === 'number') {
    if (!value) return { number: zero };
    return 'text' in value ? { number: rational(value.text) } : value;
  }
  if (as === 'yesNo') return value ?? { yes: false };
  if (!value) return as === 'date' ? { date: '' } : { text: '' };
  if ('text' in value || 'date' in value) return value;
  throw new Error(`The formula uses ${read} as a ${as}, and it is none.`);
}

const zero = rational('0');
const literals = new Map<string, Value>();

/** Numbers written in formulas are read once; there are no more of them than the forms hold. */
function literal(text: string): Value {
  const known = literals.get(text) ?? { number: rational(text) };
  literals.set(text, known);
  return known;
}
