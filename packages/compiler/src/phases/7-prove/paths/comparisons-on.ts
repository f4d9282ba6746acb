import { isDeepStrictEqual } from 'node:util';
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

/** A comparison of numbers on a path. */
export type MadeComparison = {
  comparison: Comparison;
  /** Left minus right. */
  difference: number;
  /** Whether the result would differ if the comparison came out differently. */
  matters: boolean;
  /** Whether it picks the lesser or greater of its two sides: then equality decides nothing. */
  picksSide: boolean;
};

/** The comparisons on a path, by formula and operands; of a choice, only the branch taken. */
export type Compared = Map<string, MadeComparison>;

/** The comparisons that a path actually makes, without those in branches that it does not take. */
export function comparisonsOn(bundle: Bundle, { answers, federal }: Sent): Compared {
  const walked = walk(bundle, answers, federal);
  const { reads } = prepareForm(bundle);
  const values: Values = (name) => walked.values.get(name)?.value;
  const compared: Compared = new Map();
  for (const { is, number } of expressionsPassed(bundle, walked, federal !== undefined)) {
    const isKnown = reads(is).some((name) => walked.values.has(name));
    if (isKnown) inspect(is, { values, compared, formula: number, letters: new Map() });
  }
  return compared;
}

type Numbered = Placed & { number: number };

function expressionsPassed(bundle: Bundle, { visited }: Walk, federal: boolean): Numbered[] {
  const { sets } = interviewOf(bundle, federal);
  const passed = new Set(visited.flatMap((id) => sets[id]?.questions ?? []));
  return comparing(bundle).filter(({ question }) => !question || passed.has(question));
}

const known = new WeakMap<Bundle, Numbered[]>();

/** The formulas of a form in which something is compared. */
function comparing(bundle: Bundle): Numbered[] {
  const found =
    known.get(bundle) ??
    expressionsOf(bundle)
      .map((placed, number) => ({ ...placed, number }))
      .filter(({ is }) => partsOf(is).some((part) => isComparison(part)));
  known.set(bundle, found);
  return found;
}

/** The state of an inspection: the values of the path, the formula, and what was found. */
type Inspection = {
  values: Values;
  formula: number;
  compared: Compared;
  /** Values that are already known, as strings. */
  letters: Map<Expression, string>;
};

/** Follows an expression as it is evaluated. */
function inspect(expression: Expression, inspection: Inspection, matters = true): void {
  if ('if' in expression) inspectChoice(expression, inspection, matters);
  if ('not' in expression) inspect(expression.not, inspection, matters);
  if ('negate' in expression) inspect(expression.negate, inspection, matters);
  if (!('op' in expression)) return;
  const { op, left, right } = expression;
  inspect(left, inspection, matters);
  if (op === 'and' && !holds(left, inspection)) return;
  if (op === 'or' && holds(left, inspection)) return;
  inspect(right, inspection, matters);
  if (isComparison(expression)) note(expression, inspection, { matters, picksSide: false });
}

type Choice = Extract<Expression, { if: unknown }>;

/** A condition matters where its two branches come to different values. */
function inspectChoice(choice: Choice, inspection: Inspection, matters: boolean): void {
  const { if: condition, so, else: otherwise } = choice;
  const differs = matters && lettersOf(so, inspection) !== lettersOf(otherwise, inspection);
  inspect(condition, inspection, differs);
  if (isComparison(condition)) {
    note(condition, inspection, {
      matters: differs,
      picksSide: picksSide(condition, so, otherwise),
    });
  }
  inspect(holds(condition, inspection) ? so : otherwise, inspection, matters);
}

/** Whether a choice is between the two sides of its condition, in either order. */
function picksSide({ left, right }: Comparison, so: Expression, otherwise: Expression): boolean {
  const isInOrder = isDeepStrictEqual(left, so) && isDeepStrictEqual(right, otherwise);
  return isInOrder || (isDeepStrictEqual(left, otherwise) && isDeepStrictEqual(right, so));
}

function holds(condition: Expression, { values }: Inspection): boolean {
  const value = evaluate(condition, values);
  return 'yes' in value && value.yes;
}

/** The value as a string. A branch that is not taken may divide by zero: the string is then unlike that of any value. */
function lettersOf(expression: Expression, inspection: Inspection): string {
  const known = inspection.letters.get(expression);
  if (known !== undefined) return known;
  let letters = 'none';
  try {
    letters = spell(expression, inspection);
  } catch {
    // It stays unlike any value.
  }
  inspection.letters.set(expression, letters);
  return letters;
}

/** The value as a string; of a choice, that of the branch taken, which is often already known. */
function spell(expression: Expression, inspection: Inspection): string {
  if ('if' in expression) {
    const { if: condition, so, else: otherwise } = expression;
    return lettersOf(holds(condition, inspection) ? so : otherwise, inspection);
  }
  const value = evaluate(expression, inspection.values);
  if (!('number' in value)) return JSON.stringify(value);
  return `${value.number.numerator}/${value.number.denominator}`;
}

function note(
  comparison: Comparison,
  inspection: Inspection,
  about: Pick<MadeComparison, 'matters' | 'picksSide'>,
): void {
  const { left, right } = comparison;
  const { values, compared, formula } = inspection;
  if (!('number' in evaluate(left, values))) return;
  const value = evaluate({ op: '-', left, right }, values);
  if (!('number' in value)) return;
  const { numerator, denominator } = value.number;
  const difference = Number(numerator) / Number(denominator);
  const key = `${formula} ${written(comparison, inspection)}`;
  compared.set(key, { comparison, difference, ...about });
}

/** An expression as it is on this path: of a choice, the branch taken. */
function written(expression: Expression, inspection: Inspection): string {
  if ('number' in expression) return expression.number;
  if ('read' in expression) return expression.read;
  if ('negate' in expression) return `-${written(expression.negate, inspection)}`;
  if ('if' in expression) {
    const { if: condition, so, else: otherwise } = expression;
    return written(holds(condition, inspection) ? so : otherwise, inspection);
  }
  if (!('op' in expression)) return JSON.stringify(expression);
  const { left, op, right } = expression;
  return `(${written(left, inspection)} ${op} ${written(right, inspection)})`;
}
