import type { NfaState } from './nfa-of.ts';

/**
 * The lowest number that leads to a state, the greatest, and the one with the most decimals, as digits and a point. They
 * have the same number of digits before the point, so they compare as strings.
 */
export type NumberRange = { lowest: string; greatest: string; longest: string };

/** The numbers read so far, by state. */
export type Frontier = Map<NfaState, NumberRange>;

const nothing: NumberRange = { lowest: '', greatest: '', longest: '' };

/** The states at which the digits begin, with or without a minus sign. */
export function firstStates(initial: NfaState, sign: '-' | ''): Frontier {
  const unsigned = skipIgnored(new Map([[initial, nothing]]), ',');
  if (sign === '-') return skipIgnored(step(unsigned, '-', ''), ',');
  return skipIgnored(merged(unsigned, step(unsigned, '+', '')), ',');
}

/** Reads one of these characters. It is appended to the numbers, unless `written` is given instead. */
export function step(from: Frontier, characters: string, written?: string): Frontier {
  const next: Frontier = new Map();
  for (const [state, { lowest, greatest, longest }] of from) {
    for (const character of characters) {
      const end = written ?? character;
      const reached = { lowest: lowest + end, greatest: greatest + end, longest: longest + end };
      for (const to of statesAfter(state, character))
        next.set(to, mergeReached(next.get(to), reached));
    }
  }
  return next;
}

/** Reads any number of characters that do not change the value, such as commas. */
export function skipIgnored(from: Frontier, characters: string): Frontier {
  let all = from;
  for (let before: Frontier = new Map(); !isSame(before, all); ) {
    before = all;
    all = merged(all, step(all, characters, ''));
  }
  return all;
}

function statesAfter({ out }: NfaState, character: string): NfaState[] {
  const code = character.charCodeAt(0);
  return out.flatMap(({ min, max, to }) => (min <= code && code <= max ? [to] : []));
}

/** Whether one of these characters can still occur before the end. */
export function canStillRead(from: Frontier, characters: string): boolean {
  const all = new Set(from.keys());
  for (const { out } of all) for (const { to } of out) all.add(to);
  return [...all].some((state) =>
    Array.from(characters).some((character) => statesAfter(state, character).length > 0),
  );
}

function merged(one: Frontier, other: Frontier): Frontier {
  const both = new Map(one);
  for (const [state, reached] of other) both.set(state, mergeReached(both.get(state), reached));
  return both;
}

/** The lowest, the greatest and the longest of both. */
export function mergeReached(one: NumberRange | undefined, other: NumberRange): NumberRange {
  if (!one) return other;
  return {
    lowest: one.lowest <= other.lowest ? one.lowest : other.lowest,
    greatest: one.greatest >= other.greatest ? one.greatest : other.greatest,
    longest: isLonger(one.longest, other.longest) ? one.longest : other.longest,
  };
}

function isLonger(one: string, other: string): boolean {
  const more = decimalsIn(one) - decimalsIn(other);
  return more === 0 ? one > other : more > 0;
}

/** The number of decimals, without trailing zeros. */
export function decimalsIn(number: string): number {
  const [, decimals = ''] = number.split('.');
  return decimals.replace(/0+$/, '').length;
}

function isSame(one: Frontier, other: Frontier): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([state, { lowest, greatest, longest }]) => {
    const also = other.get(state);
    return also?.lowest === lowest && also.greatest === greatest && also.longest === longest;
  });
}
