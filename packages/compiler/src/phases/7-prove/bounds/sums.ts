import { negative, plus, type Rational } from '@formpress/formula';
import { exactly, type Interval } from './interval.ts';
import { withinLimits } from './within-limits.ts';

const mostPairs = 64;

/** The results of an operation on each pair of a few numbers; undefined when there are too many. */
export function ofEachPair(
  a: Interval,
  b: Interval,
  operation: (x: Rational, y: Rational) => Rational,
): Interval | undefined {
  if (!a.values || !b.values || a.values.length * b.values.length > mostPairs) return undefined;
  const others = b.values;
  return withinLimits(exactly(...a.values.flatMap((x) => others.map((y) => operation(x, y)))));
}

/** a + b. */
export function sum(a: Interval, b: Interval): Interval {
  return (
    ofEachPair(a, b, plus) ??
    withinLimits({
      low: a.low && b.low && plus(a.low, b.low),
      high: a.high && b.high && plus(a.high, b.high),
      decimals: Math.max(a.decimals, b.decimals),
    })
  );
}

/** -a. */
export function negated({ low, high, decimals, values, notZero }: Interval): Interval {
  if (values) return exactly(...values.map(negative));
  return {
    low: high && negative(high),
    high: low && negative(low),
    decimals,
    ...(notZero ? { notZero } : {}),
  };
}

/** a - b. */
export function difference(a: Interval, b: Interval): Interval {
  return sum(a, negated(b));
}
