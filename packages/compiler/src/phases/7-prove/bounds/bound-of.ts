import { rational } from '@formpress/formula';
import type { Expression } from '@formpress/model';
import { assume } from './assume.ts';
import { boundOfTable } from './bound-of-table.ts';
import { ExpressionIds } from './expression-ids.ts';
import { extremeIn } from './extremes.ts';
import { type Analysis, Facts, type Names } from './facts.ts';
import {
  everything,
  exactly,
  excludesZero,
  hull,
  type Interval,
  intersection,
  isBounded,
  zero,
} from './interval.ts';
import { extreme } from './narrowed.ts';
import { product, quotient } from './products.ts';
import { difference, negated, sum } from './sums.ts';

/** The possible results of a formula, and its divisors that may be arbitrarily close to 0. */
export type Bounds = { numbers: Interval; openDivisors: readonly Expression[] };

/** Bounds a formula by what it reads. A blank counts as 0. */
export function boundOf(expression: Expression, names: Names): Bounds {
  const analysis = new FormulaAnalysis(names);
  const numbers = analysis.bound(expression, new Facts());
  return { numbers, openDivisors: analysis.openDivisors };
}

type Operation = Extract<Expression, { op: string }>;
type Choice = Extract<Expression, { if: Expression }>;

class FormulaAnalysis implements Analysis {
  readonly ids = new ExpressionIds();
  readonly openDivisors: Expression[] = [];

  constructor(readonly names: Names) {}

  bound(expression: Expression, facts: Facts): Interval {
    const id = this.ids.of(expression);
    const known = facts.bounds.get(id);
    if (known) return known;
    const numbers = this.calculated(expression, facts);
    const fact = facts.numbers.get(id);
    const bound = fact ? intersection(numbers, fact) : numbers;
    facts.bounds.set(id, bound);
    return bound;
  }

  private calculated(expression: Expression, facts: Facts): Interval {
    if ('number' in expression) return exactly(rational(expression.number));
    if ('read' in expression) return this.boundOfName(expression.read, facts);
    if ('negate' in expression) return negated(this.bound(expression.negate, facts));
    if ('if' in expression) return this.boundOfChoice(expression, facts);
    return 'op' in expression ? this.boundOfOperation(expression, facts) : everything;
  }

  private boundOfName(name: string, { isAnswered }: Facts): Interval {
    const numbers = this.names.numbers(name);
    return isAnswered && this.names.options(name) ? numbers : hull(numbers, exactly(zero));
  }

  private boundOfOperation({ op, left, right }: Operation, facts: Facts): Interval {
    const a = this.bound(left, facts);
    if (op === '/') {
      const result = quotient(a, this.boundOfDivisor(right, facts));
      if (isBounded(a) && !isBounded(result)) this.openDivisors.push(right);
      return result;
    }
    const b = this.bound(right, facts);
    if (op === '+') return sum(a, b);
    if (op === '-') return difference(a, b);
    return op === '*' ? product(a, b) : everything;
  }

  /** Where nothing else keeps a divisor from being 0, the answers that it reads are assumed to exist (see division-by-blank). */
  private boundOfDivisor(divisor: Expression, facts: Facts): Interval {
    const bound = this.bound(divisor, facts);
    if (excludesZero(bound)) return bound;
    return this.bound(divisor, facts.whenAnswered());
  }

  private boundOfChoice(choice: Choice, facts: Facts): Interval {
    const found = extremeIn(choice, this.ids);
    if (found)
      return extreme(
        found.which,
        found.of.map((each) => this.bound(each, facts)),
      );
    const table = boundOfTable(choice);
    if (table) return table;
    const { if: condition, so, else: otherwise } = choice;
    return hull(
      ...assume(condition, true, facts, this).map((each) => this.bound(so, each)),
      ...assume(condition, false, facts, this).map((each) => this.bound(otherwise, each)),
    );
  }
}
