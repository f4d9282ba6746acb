import {
  compareRationals,
  decimalPlaces,
  type Rational,
  rational,
  signOf,
} from '@formpress/formula';

/** The possible values of a number. */
export type Interval = {
  /** The bounds; undefined where there is none. */
  readonly low: Rational | undefined;
  readonly high: Rational | undefined;
  /** The most decimals that a value has; infinite when unknown. */
  readonly decimals: number;
  /** All values in order, if they are few; empty when there is no possible value. */
  readonly values?: readonly Rational[];
  /** 0 is between the bounds but is not a possible value. */
  readonly notZero?: true;
};

/** The number 0. */
export const zero = rational('0');

const mostValues = 64;

/** Exactly these numbers. */
export function exactly(...numbers: readonly Rational[]): Interval {
  const [only, more] = numbers;
  if (only && !more)
    return { low: only, high: only, decimals: decimalPlaces(only), values: numbers };
  const values = [...numbers].sort(compareRationals).filter((value, index, all) => {
    const before = all[index - 1];
    return !before || compareRationals(before, value) !== 0;
  });
  const ends = { low: values[0], high: values.at(-1) };
  const decimals = Math.max(0, ...values.map(decimalPlaces));
  return values.length > mostValues ? { ...ends, decimals } : { ...ends, decimals, values };
}

/** No number: what is never calculated. */
export const none = exactly();

/** Any number. */
export const everything: Interval = {
  low: undefined,
  high: undefined,
  decimals: Number.POSITIVE_INFINITY,
};

/** Whether an interval contains no number. */
export function isNone({ values }: Interval): boolean {
  return values?.length === 0;
}

/** Whether both ends are known. */
export function isBounded(interval: Interval): boolean {
  return isNone(interval) || (interval.low !== undefined && interval.high !== undefined);
}

/** Whether 0 is not a possible value. */
export function excludesZero({ low, high, values, notZero }: Interval): boolean {
  if (values) return values.every((value) => signOf(value) !== 0);
  if (notZero) return true;
  return (low !== undefined && signOf(low) > 0) || (high !== undefined && signOf(high) < 0);
}

/** The hull of some intervals. */
export function hull(...intervals: readonly Interval[]): Interval {
  const [first, ...others] = intervals.filter((each) => !isNone(each));
  return first ? others.reduce(joined, first) : none;
}

function joined(a: Interval, b: Interval): Interval {
  if (a.values && b.values) return exactly(...a.values, ...b.values);
  return {
    low: a.low && b.low && lesser(a.low, b.low),
    high: a.high && b.high && greater(a.high, b.high),
    decimals: Math.max(a.decimals, b.decimals),
    ...(excludesZero(a) && excludesZero(b) ? { notZero: true } : {}),
  };
}

/** The intersection of two intervals. */
export function intersection(a: Interval, b: Interval): Interval {
  if (a.values) return exactly(...a.values.filter((value) => holds(b, value)));
  if (b.values) return exactly(...b.values.filter((value) => holds(a, value)));
  const low = a.low && b.low ? greater(a.low, b.low) : (a.low ?? b.low);
  const high = a.high && b.high ? lesser(a.high, b.high) : (a.high ?? b.high);
  if (low && high && compareRationals(low, high) > 0) return none;
  const decimals = Math.min(a.decimals, b.decimals);
  return { low, high, decimals, ...(a.notZero || b.notZero ? { notZero: true } : {}) };
}

/** Whether a number is in an interval, as far as is known. */
export function holds(interval: Interval, value: Rational): boolean {
  const { low, high, decimals, values } = interval;
  if (values) return values.some((each) => compareRationals(each, value) === 0);
  if (low && compareRationals(value, low) < 0) return false;
  if (high && compareRationals(value, high) > 0) return false;
  if (signOf(value) === 0 && excludesZero(interval)) return false;
  return decimalPlaces(value) <= decimals;
}

/** The lesser of two numbers. */
export function lesser(a: Rational, b: Rational): Rational {
  return compareRationals(a, b) <= 0 ? a : b;
}

/** The greater of two numbers. */
export function greater(a: Rational, b: Rational): Rational {
  return compareRationals(a, b) >= 0 ? a : b;
}
