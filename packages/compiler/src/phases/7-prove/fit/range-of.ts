import type { Expression } from '@formpress/model';
import { hull, joined, type Range } from './range.ts';

/** The range of what a formula reads; nothing when it is not known. */
export type RangeOfName = (name: string) => Range | undefined;

const zero: Range = { least: 0, most: 0 };

/** The range of a formula, from the ranges of what it reads; nothing when there is none. A blank counts as 0. */
export function rangeOf(expression: Expression, of: RangeOfName): Range | undefined {
  if ('number' in expression) return hull(Number(expression.number));
  if ('read' in expression) {
    const range = of(expression.read);
    return range && joined(range, zero);
  }
  if ('negate' in expression) {
    const range = rangeOf(expression.negate, of);
    return range && hull(-range.least, -range.most);
  }
  if ('if' in expression) return rangeOfChoice(expression, of);
  return 'op' in expression ? rangeOfOperation(expression, of) : undefined;
}

type Operation = Extract<Expression, { op: string }>;
type Choice = Extract<Expression, { if: Expression }>;

function rangeOfOperation({ op, left, right }: Operation, of: RangeOfName): Range | undefined {
  const a = rangeOf(left, of);
  const b = op === '/' ? rangeOfDivisor(right, of) : rangeOf(right, of);
  if (!a || !b) return undefined;
  const ends = (by: (x: number, y: number) => number) =>
    hull(by(a.least, b.least), by(a.least, b.most), by(a.most, b.least), by(a.most, b.most));
  if (op === '+') return ends((x, y) => x + y);
  if (op === '-') return ends((x, y) => x - y);
  if (op === '*') return ends((x, y) => x * y);
  return op === '/' ? ends((x, y) => x / y) : undefined;
}

/** What is divided by is never blank (division-by-blank); a range that has 0 in it says nothing of the result. */
function rangeOfDivisor(expression: Expression, of: RangeOfName): Range | undefined {
  const range = 'read' in expression ? of(expression.read) : rangeOf(expression, of);
  return range && (range.least > 0 || range.most < 0) ? range : undefined;
}

/** One of two values; of min and max the ends are known better. */
function rangeOfChoice(choice: Choice, of: RangeOfName): Range | undefined {
  const [so, not] = [rangeOf(choice.so, of), rangeOf(choice.else, of)];
  if (!so || !not) return undefined;
  const op = extremeIn(choice);
  if (!op) return joined(so, not);
  const better = op === '<=' ? Math.min : Math.max;
  return { least: better(so.least, not.least), most: better(so.most, not.most) };
}

/** How min and max are written out: a <= b ? a : b. */
function extremeIn(choice: Choice): '<=' | '>=' | undefined {
  const comparisons = conjuncts(choice.if);
  const [first] = comparisons;
  const op = first && 'op' in first ? first.op : undefined;
  if (op !== '<=' && op !== '>=') return undefined;
  const against = comparisons.map((each) =>
    'op' in each && each.op === op && isSame(each.left, choice.so) ? each.right : undefined,
  );
  const others = leaves(choice.else);
  const isWhole =
    against.length === others.length &&
    against.every((each, index) => each && isSame(each, others[index]));
  return isWhole ? op : undefined;
}

function conjuncts(expression: Expression): Expression[] {
  const isAnd = 'op' in expression && expression.op === 'and';
  return isAnd ? [...conjuncts(expression.left), ...conjuncts(expression.right)] : [expression];
}

/** The operands of an extreme that is written out: a, then those it is compared with. */
function leaves(expression: Expression): Expression[] {
  return 'if' in expression && extremeIn(expression)
    ? [expression.so, ...leaves(expression.else)]
    : [expression];
}

function isSame(a: Expression, b: Expression | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
