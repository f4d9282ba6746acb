import { interviewOf, prepareForm, type Walk, walk } from '@formpress/engine';
import { evaluate, type Scope as Values } from '@formpress/formula';
import type { Bundle, Expression } from '@formpress/model';
import {
  type Comparison,
  expressionsOf,
  isComparison,
  type Placed,
  partsOf,
} from './expressions-of.ts';
import type { Sent } from './sent.ts';

/**
 * The comparisons of numbers that count on a path, by what they compare, each with left minus
 * right.
 */
export type Compared = Map<string, { comparison: Comparison; difference: number }>;

/** Looks at the comparisons that a path really makes: not those in a branch it does not take. */
export function comparisonsOn(bundle: Bundle, { answers, federal }: Sent): Compared {
  const way = walk(bundle, answers, federal);
  const { reads } = prepareForm(bundle);
  const values: Values = (name) => way.values.get(name)?.value;
  const compared: Compared = new Map();
  for (const { is } of expressionsPassed(bundle, way, federal !== undefined)) {
    const isKnown = reads(is).some((name) => way.values.has(name));
    if (isKnown) look(is, values, compared);
  }
  return compared;
}

function expressionsPassed(bundle: Bundle, { visited }: Walk, federal: boolean): Placed[] {
  const { sets } = interviewOf(bundle, federal);
  const passed = new Set(visited.flatMap((id) => sets[id]?.questions ?? []));
  return comparing(bundle).filter(({ question }) => !question || passed.has(question));
}

const known = new WeakMap<Bundle, Placed[]>();

/** The formulas of a form in which something is compared. */
function comparing(bundle: Bundle): Placed[] {
  const found =
    known.get(bundle) ??
    expressionsOf(bundle).filter(({ is }) => partsOf(is).some((part) => isComparison(part)));
  known.set(bundle, found);
  return found;
}

/** Follows an expression the way it is evaluated. */
function look(expression: Expression, values: Values, compared: Compared): void {
  const holds = (condition: Expression) => {
    const value = evaluate(condition, values);
    return 'yes' in value && value.yes;
  };
  if ('if' in expression) {
    look(expression.if, values, compared);
    look(holds(expression.if) ? expression.so : expression.else, values, compared);
  }
  if ('not' in expression) look(expression.not, values, compared);
  if ('negate' in expression) look(expression.negate, values, compared);
  if (!('op' in expression)) return;
  const { op, left, right } = expression;
  look(left, values, compared);
  if ((op === 'and' && !holds(left)) || (op === 'or' && holds(left))) return;
  look(right, values, compared);
  if (isComparison(expression)) note(expression, values, compared);
}

function note(comparison: Comparison, values: Values, compared: Compared): void {
  const { left, right } = comparison;
  if (!('number' in evaluate(left, values))) return;
  const difference = evaluate({ op: '-', left, right }, values);
  if (!('number' in difference)) return;
  const { numerator, denominator } = difference.number;
  compared.set(keyOf(comparison), {
    comparison,
    difference: Number(numerator) / Number(denominator),
  });
}

const keys = new WeakMap<Comparison, string>();

function keyOf(comparison: Comparison): string {
  const key = keys.get(comparison) ?? JSON.stringify(comparison);
  keys.set(comparison, key);
  return key;
}
