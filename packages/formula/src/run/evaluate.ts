import type { Expression } from '@formpress/model';
import {
  dividedBy,
  minus,
  negative,
  plus,
  type Rational,
  rational,
  times,
} from '../numbers/rational.ts';
import {
  asKindRead,
  type Binary,
  compares,
  isYes,
  numberIn,
  type Scope,
  type Value,
} from './value.ts';

/** Evaluates an expression exactly. A blank counts as 0, false or an empty text. */
export function evaluate(expression: Expression, scope: Scope): Value {
  if ('op' in expression) return binary(expression, scope);
  if ('read' in expression) return asKindRead(expression, scope(expression.read));
  if ('number' in expression) return { number: rational(expression.number) };
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
      return { yes: compares(op, evaluate(left, scope), evaluate(right, scope)) };
  }
}

function number(expression: Expression, scope: Scope): Rational {
  return numberIn(evaluate(expression, scope));
}

function yes(expression: Expression, scope: Scope): boolean {
  return isYes(evaluate(expression, scope));
}
