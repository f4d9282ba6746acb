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
export type Made = {
  comparison: Comparison;
  /** Left minus right. */
  difference: number;
  /** Whether something else would come of it if the comparison came out otherwise. */
  matters: boolean;
  /** Whether it picks the lesser or greater of its two sides: then equality decides nothing. */
  picksSide: boolean;
};

/** The comparisons on a path, by formula and what is compared: of a choice, only what was chosen. */
export type Compared = Map<string, Made>;

/** Looks at the comparisons that a path really makes: not those in a branch it does not take. */
export function comparisonsOn(bundle: Bundle, { answers, federal }: Sent): Compared {
  const walked = walk(bundle, answers, federal);
  const { reads } = prepareForm(bundle);
  const values: Values = (name) => walked.values.get(name)?.value;
  const compared: Compared = new Map();
  for (const { is, number } of expressionsPassed(bundle, walked, federal !== undefined)) {
    const isKnown = reads(is).some((name) => walked.values.has(name));
    if (isKnown) look(is, { values, compared, formula: number, letters: new Map() });
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

/** What looking needs: the values of the path, the formula that is looked at, what was found. */
type Looking = {
  values: Values;
  formula: number;
  compared: Compared;
  /** The values in letters that are known already. */
  letters: Map<Expression, string>;
};

/** Follows an expression the way it is evaluated. */
function look(expression: Expression, looking: Looking, matters = true): void {
  if ('if' in expression) lookAtChoice(expression, looking, matters);
  if ('not' in expression) look(expression.not, looking, matters);
  if ('negate' in expression) look(expression.negate, looking, matters);
  if (!('op' in expression)) return;
  const { op, left, right } = expression;
  look(left, looking, matters);
  if (op === 'and' && !holds(left, looking)) return;
  if (op === 'or' && holds(left, looking)) return;
  look(right, looking, matters);
  if (isComparison(expression)) note(expression, looking, { matters, picksSide: false });
}

type Choice = Extract<Expression, { if: unknown }>;

/** A condition matters where its two branches come to different values. */
function lookAtChoice(choice: Choice, looking: Looking, matters: boolean): void {
  const { if: condition, so, else: otherwise } = choice;
  const differs = matters && lettersOf(so, looking) !== lettersOf(otherwise, looking);
  look(condition, looking, differs);
  if (isComparison(condition)) {
    note(condition, looking, { matters: differs, picksSide: picksSide(condition, so, otherwise) });
  }
  look(holds(condition, looking) ? so : otherwise, looking, matters);
}

/** Whether a choice is between the two sides of its condition, in either order. */
function picksSide({ left, right }: Comparison, so: Expression, otherwise: Expression): boolean {
  const isInOrder = isDeepStrictEqual(left, so) && isDeepStrictEqual(right, otherwise);
  return isInOrder || (isDeepStrictEqual(left, otherwise) && isDeepStrictEqual(right, so));
}

function holds(condition: Expression, { values }: Looking): boolean {
  const value = evaluate(condition, values);
  return 'yes' in value && value.yes;
}

/** The value in letters. A branch that is not taken may divide by zero: that is unlike any value. */
function lettersOf(expression: Expression, looking: Looking): string {
  const known = looking.letters.get(expression);
  if (known !== undefined) return known;
  let letters = 'none';
  try {
    letters = spell(expression, looking);
  } catch {
    // It stays unlike any value.
  }
  looking.letters.set(expression, letters);
  return letters;
}

/** Of a choice, the branch that is taken, which is often known already. */
function spell(expression: Expression, looking: Looking): string {
  if ('if' in expression) {
    const { if: condition, so, else: otherwise } = expression;
    return lettersOf(holds(condition, looking) ? so : otherwise, looking);
  }
  const value = evaluate(expression, looking.values);
  if (!('number' in value)) return JSON.stringify(value);
  return `${value.number.numerator}/${value.number.denominator}`;
}

function note(
  comparison: Comparison,
  looking: Looking,
  about: Pick<Made, 'matters' | 'picksSide'>,
): void {
  const { left, right } = comparison;
  const { values, compared, formula } = looking;
  if (!('number' in evaluate(left, values))) return;
  const value = evaluate({ op: '-', left, right }, values);
  if (!('number' in value)) return;
  const { numerator, denominator } = value.number;
  const difference = Number(numerator) / Number(denominator);
  const key = `${formula} ${written(comparison, looking)}`;
  compared.set(key, { comparison, difference, ...about });
}

/** An expression as it is on this path: of a choice, the branch that is taken. */
function written(expression: Expression, looking: Looking): string {
  if ('number' in expression) return expression.number;
  if ('read' in expression) return expression.read;
  if ('negate' in expression) return `-${written(expression.negate, looking)}`;
  if ('if' in expression) {
    const { if: condition, so, else: otherwise } = expression;
    return written(holds(condition, looking) ? so : otherwise, looking);
  }
  if (!('op' in expression)) return JSON.stringify(expression);
  const { left, op, right } = expression;
  return `(${written(left, looking)} ${op} ${written(right, looking)})`;
}
