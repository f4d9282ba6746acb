import { memoize } from '../foundation/memoize.ts';
import { parsePattern } from '../foundation/parse-pattern.ts';
import { type NfaState, nfaOf } from './nfa-of.ts';
import {
  canStillRead,
  decimalsIn,
  type Frontier,
  firstStates,
  mergeReached,
  type NumberRange,
  skipIgnored,
  step,
} from './number-steps.ts';

/** The numbers that a pattern accepts, as plain decimals such as -12.5. */
export type AcceptedNumbers = {
  /** The lowest and the greatest; absent when there is no limit. */
  lowest?: string;
  greatest?: string;
  /** The most decimals that any of them has; infinite when there is no limit. */
  decimals: number;
  /** For each sign and number of digits before the point, one with the most decimals. */
  longest: string[];
};

// Nobody writes an amount with more digits: it counts as unlimited.
const mostDigits = 40;

const nonZero = '123456789';
const digits = `0${nonZero}`;

/** The numbers that a pattern accepts. All its words must be numbers: digits, a point, a leading sign, commas anywhere. */
export const numbersOf = memoize((pattern: string): AcceptedNumbers => {
  const { tree } = parsePattern(pattern);
  if (!tree) throw new Error(`${pattern} is no pattern: such patterns are refused.`);
  const initial = nfaOf(tree);
  const below = sizesOf(initial, '-');
  const above = sizesOf(initial, '');
  const lowest = below.sizes.at(-1)?.greatest ?? above.sizes[0]?.lowest;
  const greatest = above.sizes.at(-1)?.greatest ?? below.sizes[0]?.lowest;
  return {
    ...(below.isEndless || lowest === undefined ? {} : { lowest }),
    ...(above.isEndless || greatest === undefined ? {} : { greatest }),
    decimals: Math.max(below.decimals, above.decimals),
    longest: [...below.sizes, ...above.sizes].map(({ longest }) => longest),
  };
});

/** The numbers of one sign by the number of digits before the point, fewest first. */
type Sizes = { sizes: NumberRange[]; decimals: number; isEndless: boolean };

function sizesOf(initial: NfaState, sign: '-' | ''): Sizes {
  const found: Sizes = { sizes: [], decimals: 0, isEndless: false };
  let reached = skipIgnored(firstStates(initial, sign), ',0');
  for (let count = 0; reached.size > 0; count += 1) {
    if (count > mostDigits) return { ...found, isEndless: true };
    const { ends, isEndless } = endsOf(reached);
    if (ends) found.sizes.push(asNumbers(ends, sign));
    const decimals = isEndless ? Number.POSITIVE_INFINITY : decimalsIn(ends?.longest ?? '');
    found.decimals = Math.max(found.decimals, decimals);
    found.isEndless ||= isEndless;
    reached = skipIgnored(step(reached, count === 0 ? nonZero : digits), ',');
  }
  return found;
}

/** The lowest, greatest and longest numbers once the digits before the point are read, with any decimals. */
function endsOf(whole: Frontier) {
  const isEnd = ([{ isFinal }]: [NfaState, NumberRange]) => isFinal;
  const ends = [...whole].filter(isEnd);
  let reached = skipIgnored(step(whole, '.'), ',');
  for (let decimals = 0; reached.size > 0 && decimals <= mostDigits; decimals += 1) {
    ends.push(...[...reached].filter(isEnd));
    reached = skipIgnored(step(reached, digits), ',');
  }
  // Trailing zeros may follow: they do not change the value.
  const isEndless = canStillRead(reached, nonZero);
  if (isEndless) ends.push(...whole);
  ends.push(...reached);
  const all = ends.map(([, each]) => each);
  return {
    ends: all.length > 0 ? all.reduce((one, other) => mergeReached(one, other)) : undefined,
    isEndless,
  };
}

function asNumbers({ lowest, greatest, longest }: NumberRange, sign: '-' | ''): NumberRange {
  const number = (written: string) => {
    const [whole = '', decimals = ''] = written.split('.');
    const kept = decimals.replace(/0+$/, '');
    const size = `${whole || '0'}${kept && '.'}${kept}`;
    return size === '0' ? size : sign + size;
  };
  return { lowest: number(lowest), greatest: number(greatest), longest: number(longest) };
}
