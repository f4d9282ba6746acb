import { type Rational, rational } from '@formpress/formula';
import type { Expression } from '@formpress/model';
import { exactly, type Interval } from './interval.ts';

type Choice = Extract<Expression, { if: Expression }>;

/** A choice with fewer results is bounded under its conditions instead, which is more exact. */
const fewest = 32;

const known = new WeakMap<Choice, Interval | 'other'>();

/** The bound of a table: a choice between many numbers, whatever leads to each. Undefined for any other choice. */
export function boundOfTable(choice: Choice): Interval | undefined {
  const found = known.get(choice) ?? study(choice);
  known.set(choice, found);
  return found === 'other' ? undefined : found;
}

function study(choice: Choice): Interval | 'other' {
  const results: Rational[] = [];
  const open: Expression[] = [choice];
  for (let each = open.pop(); each; each = open.pop()) {
    if ('number' in each) results.push(rational(each.number));
    else if ('if' in each) open.push(each.so, each.else);
    else return 'other';
  }
  return results.length < fewest ? 'other' : exactly(...results);
}
