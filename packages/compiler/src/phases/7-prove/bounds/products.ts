import { dividedBy, negative, type Rational, rational, signOf, times } from '@formpress/formula';
import {
  everything,
  exactly,
  excludesZero,
  greater,
  hull,
  type Interval,
  intersection,
  isNone,
  lesser,
  none,
  zero,
} from './interval.ts';
import { ofEachPair } from './sums.ts';
import { unitOf } from './unit-of.ts';
import { withinLimits } from './within-limits.ts';

/** A bound of an interval, which may be infinite. */
type End = Rational | 'below' | 'above';

/** a * b. */
export function product(a: Interval, b: Interval): Interval {
  if (isNone(a) || isNone(b)) return none;
  const few = ofEachPair(a, b, times);
  if (few) return few;
  const ends = endsOf(a).flatMap((x) => endsOf(b).map((y) => timesEnd(x, y)));
  const known = ends.filter((end) => typeof end !== 'string');
  return withinLimits({
    low: ends.includes('below') ? undefined : known.reduce(lesser),
    high: ends.includes('above') ? undefined : known.reduce(greater),
    decimals: a.decimals + b.decimals,
    ...(excludesZero(a) && excludesZero(b) ? { notZero: true } : {}),
  });
}

/** a / b, when b is never 0. A divisor that may be arbitrarily close to 0 gives no bound. */
export function quotient(a: Interval, b: Interval): Interval {
  if (isNone(a) || isNone(b)) return none;
  const inverse = inverseOf(b);
  return inverse ? product(a, inverse) : everything;
}

const one = rational('1');

/** 1 / b; undefined when b may be arbitrarily close to 0. */
function inverseOf(b: Interval): Interval | undefined {
  if (!excludesZero(b)) return undefined;
  if (b.values) return withinLimits(exactly(...b.values.map((value) => dividedBy(one, value))));
  const unit = unitOf(b.decimals);
  const above = intersection(b, { ...everything, low: unit ?? zero });
  const below = intersection(b, { ...everything, high: unit ? negative(unit) : zero });
  const parts = [above, below].filter((part) => !isNone(part)).map(inverseOfSide);
  return parts.every((part) => part !== undefined) ? hull(...parts) : undefined;
}

/** 1 / b for numbers on one side of 0. */
function inverseOfSide({ low, high, values }: Interval): Interval | undefined {
  if (values) return exactly(...values.map((value) => dividedBy(one, value)));
  if ((low && signOf(low) === 0) || (high && signOf(high) === 0)) return undefined;
  return {
    low: high ? dividedBy(one, high) : zero,
    high: low ? dividedBy(one, low) : zero,
    decimals: Number.POSITIVE_INFINITY,
  };
}

function endsOf({ low, high }: Interval): End[] {
  return [low ?? 'below', high ?? 'above'];
}

function timesEnd(x: End, y: End): End {
  if (typeof x !== 'string' && typeof y !== 'string') return times(x, y);
  const sign = sideOf(x) * sideOf(y);
  if (sign === 0) return zero;
  return sign > 0 ? 'above' : 'below';
}

function sideOf(end: End): number {
  if (typeof end === 'string') return end === 'above' ? 1 : -1;
  return signOf(end);
}
