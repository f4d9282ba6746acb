import type { Automaton, State } from './automaton-of.ts';

/**
 * The lowest number that leads to a state, the greatest, and the one with the most decimals, in digits and a point. They
 * have the same number of digits before the point, so they compare as strings.
 */
export type Reached = { lowest: string; greatest: string; longest: string };

/** The numbers read so far, by state. */
export type Frontier = Map<State, Reached>;

/** The states from which a final state can be reached. */
export type Alive = ReadonlyMap<State, number>;

const nothing: Reached = { lowest: '', greatest: '', longest: '' };

/** The states at which the digits begin, with or without a minus sign. */
export function firstStates({ initial }: Automaton, alive: Alive, sign: '-' | ''): Frontier {
  const start: Frontier = new Map([[initial, nothing]]);
  const unsigned = skipIgnored(alive.has(initial) ? start : new Map(), ',', alive);
  if (sign === '-') return skipIgnored(step(unsigned, '-', alive, ''), ',', alive);
  return skipIgnored(merged(unsigned, step(unsigned, '+', alive, '')), ',', alive);
}

/** Reads one of these characters. It is appended to the numbers, unless `written` is given instead. */
export function step(from: Frontier, characters: string, alive: Alive, written?: string): Frontier {
  const next: Frontier = new Map();
  for (const [state, { lowest, greatest, longest }] of from) {
    for (const character of characters) {
      const to = state.out.get(character.charCodeAt(0));
      if (!to || !alive.has(to)) continue;
      const end = written ?? character;
      const reached = { lowest: lowest + end, greatest: greatest + end, longest: longest + end };
      next.set(to, mergeReached(next.get(to), reached));
    }
  }
  return next;
}

/** Reads any number of characters that do not change the value, such as commas. */
export function skipIgnored(from: Frontier, characters: string, alive: Alive): Frontier {
  let all = from;
  for (let before = new Map<State, Reached>(); !isSame(before, all); ) {
    before = all;
    all = merged(all, step(all, characters, alive, ''));
  }
  return all;
}

/** Whether one of these characters can still occur before the end. */
export function canStillRead(from: Frontier, characters: string, alive: Alive): boolean {
  const all = new Set(from.keys());
  for (const state of all) {
    for (const next of state.out.values()) if (alive.has(next)) all.add(next);
  }
  const codes = Array.from(characters, (character) => character.charCodeAt(0));
  return [...all].some((state) =>
    codes.some((code) => {
      const to = state.out.get(code);
      return to !== undefined && alive.has(to);
    }),
  );
}

function merged(one: Frontier, other: Frontier): Frontier {
  const both = new Map(one);
  for (const [state, reached] of other) both.set(state, mergeReached(both.get(state), reached));
  return both;
}

/** The lowest, the greatest and the longest of both. */
export function mergeReached(one: Reached | undefined, other: Reached): Reached {
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
