import {
  compareRationals,
  minus,
  plus,
  type Rational,
  roundToScale,
  signOf,
} from '@formpress/formula';
import {
  everything,
  exactly,
  greater,
  holds,
  type Interval,
  intersection,
  isNone,
  lesser,
  none,
} from './interval.ts';
import { unitOf } from './unit-of.ts';

/** The comparisons of numbers. */
export type Comparator = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** The comparison that holds when another does not. */
export const opposites: Record<Comparator, Comparator> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

/** The same comparison with its sides exchanged. */
export const mirrored: Record<Comparator, Comparator> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
};

/** The numbers that satisfy this comparison with at least one of the others. */
export function narrowed(numbers: Interval, op: Comparator, others: Interval): Interval {
  if (isNone(numbers) || isNone(others)) return none;
  if (op === '==') return intersection(numbers, others);
  if (op === '!=') return without(numbers, others);
  const end = op === '<' || op === '<=' ? others.high : others.low;
  if (!end) return numbers;
  if (numbers.values) {
    return exactly(...numbers.values.filter((value) => isSo(value, op, end)));
  }
  const nearest = nearestTo(end, op, numbers.decimals);
  const side = op === '<' || op === '<=' ? { high: nearest } : { low: nearest };
  const isStrict = (op === '<' || op === '>') && signOf(end) === 0;
  return intersection(numbers, { ...everything, ...side, ...(isStrict && { notZero: true }) });
}

function isSo(value: Rational, op: '<' | '<=' | '>' | '>=', end: Rational): boolean {
  const order = compareRationals(value, end);
  if (op === '<') return order < 0;
  if (op === '<=') return order <= 0;
  return op === '>' ? order > 0 : order >= 0;
}

/** The number with this many decimals that satisfies the comparison and is nearest to a bound. */
function nearestTo(end: Rational, op: '<' | '<=' | '>' | '>=', decimals: number): Rational {
  const unit = unitOf(decimals);
  if (!unit) return end;
  const isBelow = op === '<' || op === '<=';
  const nearest = roundToScale(end, decimals, isBelow ? 'FLOOR' : 'CEILING');
  if (isSo(nearest, op, end)) return nearest;
  return isBelow ? minus(nearest, unit) : plus(nearest, unit);
}

/** The numbers without the only one in `others`; unchanged if `others` has several. */
function without(numbers: Interval, others: Interval): Interval {
  const [value, more] = others.values ?? [];
  if (!value || more || !holds(numbers, value)) return numbers;
  if (numbers.values) {
    return exactly(...numbers.values.filter((each) => compareRationals(each, value) !== 0));
  }
  const isAt = (end: Rational | undefined) => end && compareRationals(end, value) === 0;
  if (isAt(numbers.low)) return narrowed(numbers, '>', others);
  if (isAt(numbers.high)) return narrowed(numbers, '<', others);
  return signOf(value) === 0 ? { ...numbers, notZero: true } : numbers;
}

/** The least or the greatest of several numbers, one of each interval. */
export function extreme(which: 'least' | 'greatest', all: readonly Interval[]): Interval {
  if (all.some(isNone)) return none;
  const decimals = Math.max(0, ...all.map((each) => each.decimals));
  const [lows, highs] = [all.map(({ low }) => low), all.map(({ high }) => high)];
  return which === 'least'
    ? { low: ofAll(lows, lesser), high: ofKnown(highs, lesser), decimals }
    : { low: ofKnown(lows, greater), high: ofAll(highs, greater), decimals };
}

type Ends = readonly (Rational | undefined)[];
type Choose = (a: Rational, b: Rational) => Rational;

function ofAll(ends: Ends, choose: Choose): Rational | undefined {
  return ends.includes(undefined) ? undefined : ofKnown(ends, choose);
}

function ofKnown(ends: Ends, choose: Choose): Rational | undefined {
  const known = ends.filter((end) => end !== undefined);
  return known.length > 0 ? known.reduce((a, b) => choose(a, b)) : undefined;
}
