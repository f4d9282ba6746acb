import { evaluate, printDecimal } from '@formpress/formula';
import type { Bundle, Expression } from '@formpress/model';
import { type Comparison, expressionsOf, isComparison, partsOf } from './expressions-of.ts';

/**
 * A value at which a comparison with a name turns, and on which side of it the other answer is.
 */
export type Boundary = { kind: 'number' | 'date'; value: string; other: 'below' | 'above' };

/**
 * Where the comparisons of a form turn, by the question or federal value that is compared with an
 * amount.
 */
export function boundariesOf(bundle: Bundle): Map<string, Boundary[]> {
  const values: KnownValues = { bundle, known: new Map() };
  const found = new Map<string, Boundary[]>();
  const comparisons = expressionsOf(bundle).flatMap(({ is }) => partsOf(is).filter(isComparison));
  for (const { op, left, right } of comparisons) {
    for (const [side, against, sign] of [
      [left, right, op],
      [right, left, mirrored[op] ?? op],
    ] as const) {
      if (!('read' in side) || !(side.as === 'number' || side.as === 'date')) continue;
      const known = found.get(side.read) ?? [];
      for (const value of valuesOf(against, values) ?? []) {
        known.push({ kind: side.as, value, other: below.has(sign) ? 'below' : 'above' });
      }
      found.set(side.read, known);
    }
  }
  return found;
}

const mirrored: Partial<Record<Comparison['op'], Comparison['op']>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

// x < 5 and x >= 5 turn between 4 and 5, all others between 5 and 6.
const below = new Set<Comparison['op']>(['<', '>=']);

const mostValues = 24;

/** The values that calculated questions can have, each computed once. */
type KnownValues = { bundle: Bundle; known: Map<string, string[] | undefined> };

/**
 * The values an expression can have, where it chooses among amounts; undefined when it depends on other
 * numbers.
 */
function valuesOf(expression: Expression, values: KnownValues): string[] | undefined {
  if ('number' in expression) return [expression.number];
  if ('text' in expression) return expression.text === '' ? [] : [expression.text];
  if ('if' in expression) return joined(expression.so, expression.else, values);
  if ('read' in expression) return valuesOfQuestion(expression.read, values);
  return 'op' in expression ? calculated(expression, values) : undefined;
}

function valuesOfQuestion(id: string, values: KnownValues): string[] | undefined {
  const { bundle, known } = values;
  if (known.has(id)) return known.get(id);
  const calculate = bundle.questions[id]?.calculate;
  const found = calculate && valuesOf(calculate.is, values);
  known.set(id, found);
  return found;
}

function joined(left: Expression, right: Expression, values: KnownValues): string[] | undefined {
  const [one, other] = [valuesOf(left, values), valuesOf(right, values)];
  const both = one && other && [...new Set([...one, ...other])];
  return both && both.length <= mostValues ? both : undefined;
}

function calculated({ op, left, right }: Comparison, values: KnownValues): string[] | undefined {
  if (!['+', '-', '*'].includes(op)) return undefined;
  const [some, others] = [valuesOf(left, values), valuesOf(right, values)];
  if (!some || !others || some.length * others.length > mostValues) return undefined;
  return some.flatMap((a) => others.map((b) => calculate(a, op, b)));
}

/** Two decimals added, subtracted or multiplied, exactly. */
export function calculate(a: string, op: Comparison['op'], b: string): string {
  const value = evaluate({ op, left: { number: a }, right: { number: b } }, () => undefined);
  if (!('number' in value)) throw new Error(`${op} gives no number.`);
  return printDecimal(value.number);
}
